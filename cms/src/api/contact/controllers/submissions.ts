import { type SubmissionReceipt, submissionInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async submit(ctx: Context) {
    const data = await services.contact.submissions(strapi).submit(validated(submissionInput, ctx.request.body));
    ctx.status = 201;
    ctx.body = { data } satisfies { data: SubmissionReceipt };
  },
});
