import { type SubmissionReceipt, submissionInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async submit(ctx: Context) {
    const submission = validated(submissionInput, ctx.request.body);
    await services.auth.limits(strapi).consume('submit-form', ctx.ip);
    const data = await services.contact.submissions(strapi).submit(submission);
    ctx.status = 201;
    ctx.body = { data } satisfies { data: SubmissionReceipt };
  },
});
