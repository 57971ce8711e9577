import { apiPaths, type SubmissionInput, type SubmissionReceipt } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const sendSubmission = (submission: SubmissionInput) =>
  sendData<SubmissionReceipt>(apiPaths.submitForm, { body: submission });
