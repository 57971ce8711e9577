import { submissionInput } from '@stoa/contract';
import { controller, created } from '../../../http/controller';
import { validated } from '../../../http/validated';
import { services } from '../../../services';

const SUBMISSIONS = { name: 'submit-form', points: 10, duration: 3600 };

export default controller((strapi) => ({
  async submit(ctx) {
    const { limits } = services(strapi).auth;
    await limits.require(SUBMISSIONS, ctx.ip);
    const submission = validated(submissionInput, ctx.request.body);
    await limits.consume(SUBMISSIONS, ctx.ip);
    return created(ctx, services(strapi).contact.submissions.submit(submission));
  },
}));
