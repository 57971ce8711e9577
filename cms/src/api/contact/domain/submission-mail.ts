import type { SubmissionInput } from '@stoa/contract';

export const submissionMail = (shopName: string, submission: SubmissionInput) => {
  const { name, email, company, phone, subject, message } = submission;
  const sender = [
    `Name: ${name}`,
    `Email: ${email}`,
    ...(company ? [`Company: ${company}`] : []),
    ...(phone ? [`Phone: ${phone}`] : []),
  ];
  return {
    replyTo: email,
    subject: `[${shopName}] ${subject}`,
    text: `${message}\n\n-- \n${sender.join('\n')}\n\nSent from the ${shopName} contact form. Replies go to ${email}.\n`,
  };
};
