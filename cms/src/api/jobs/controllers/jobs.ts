import { JOB_KINDS, jobInputs, jobListQuery, jobRowListQuery } from '@stoa/contract';
import type { Context } from 'koa';
import { controller, created } from '../../../http/controller';
import { notFound } from '../../../http/problem';
import { recordId } from '../../../http/record-id';
import { validated } from '../../../http/validated';
import { visitor } from '../../../http/visitor';
import { services } from '../../../services';

export default controller((strapi) => {
  const { queue } = services(strapi).jobs;
  const idIn = (ctx: Context) => recordId(ctx.params.id, 'job');

  return {
    async start(ctx) {
      const kind = JOB_KINDS.find((known) => known === ctx.params.kind);
      if (!kind) throw notFound('Jobs can’t be started for this list');
      return created(ctx, queue.start(kind, validated(jobInputs[kind], ctx.request.body), visitor(ctx)));
    },
    list: (ctx) => queue.list(validated(jobListQuery, ctx.query)),
    show: (ctx) => queue.detail(idIn(ctx)),
    rows: (ctx) => queue.rows(idIn(ctx), validated(jobRowListQuery, ctx.query)),
    stop: (ctx) => queue.stop(idIn(ctx)),
  };
});
