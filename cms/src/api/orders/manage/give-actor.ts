import type { Core } from '@strapi/strapi';
import { giveReason } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { currentActor, SYSTEM } from '../../../http/actor';

/** Lines of stock say who is behind what the transaction changes. */
export const giveActor = (strapi: Core.Strapi, trx: Sql): Promise<void> =>
  giveReason(trx, { actor: currentActor(strapi) ?? SYSTEM });
