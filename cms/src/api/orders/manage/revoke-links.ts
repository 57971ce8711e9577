import { counted, type RevokeLinksInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { recordEvent } from '../flow/events';
import { countLinks, revokeLinks } from '../queries/links';
import { changeOrder } from './change-order';

/** None of the links that were mailed opens the order anymore. Whoever reads its email can ask for a new one. */
export const revokeOrderLinks = (
  strapi: Core.Strapi,
  { number, input: { updatedAt }, by }: { number: number; input: RevokeLinksInput; by: string },
): Promise<void> =>
  changeOrder(strapi, { number, openedAt: updatedAt }, async (trx, { id }) => {
    const links = await countLinks(trx, id);
    await revokeLinks(trx, { id });
    if (links > 0) await recordEvent(trx, { orderId: id, kind: 'linksRevoked', by, text: counted(links, 'link') });
  });
