import { type SubmissionReceipt, submissionInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

const SUBMISSIONS = { name: 'submit-form', points: 10, duration: 3600 };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async submit(ctx: Context) {
    const submission = validated(submissionInput, ctx.request.body);
    await services(strapi).auth.limits.consume(SUBMISSIONS, ctx.ip);
    const data = await services(strapi).contact.submissions.submit(submission);
    ctx.status = 201;
    ctx.body = { data } satisfies { data: SubmissionReceipt };
  },
});
