import type { Core } from '@strapi/strapi';
import { giveReason } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { currentActor, SYSTEM } from '../../../http/actor';

/** Lines of stock and of the timeline say who is behind what the transaction changes. */
export const giveActor = (strapi: Core.Strapi, trx: Sql): Promise<void> =>
  giveReason(trx, { actor: currentActor(strapi) ?? SYSTEM });

/** Whoever asked for a refund is behind what follows from it, also if the reconciler hears the answer. */
export const giveAsker = (trx: Sql, { by, byId }: { by: string; byId: number | null }): Promise<void> =>
  giveReason(trx, { actor: { kind: byId === null ? 'system' : 'admin', id: byId, name: by } });
