import type { RefundReturnInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { OrderActor } from '../orders/actor';
import { refundOrder } from '../refunds/refund-order';

/** The ordinary refund, of the lines of a return. */
export const refundReturn = (
  strapi: Core.Strapi,
  { number, input: { returnId, ...input }, actor }: { number: number; input: RefundReturnInput; actor: OrderActor },
): Promise<void> => refundOrder(strapi, { number, input: { ...input, lines: [] }, actor, returnId });
