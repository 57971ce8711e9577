import { shopPaths } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { environment } from '../../../environment';
import type { Block } from '../../../mail/blocks';
import type { MailDefinition } from '../../../mail/definition';
import { readNewestOrder } from '../orders/order-row';
import { EXAMPLE_ORDER, EXAMPLE_PAYMENT } from './examples';
import { ORDER_VARIABLES, type OrderMailKind, orderMail } from './order-mail';

const LINK = `${environment.publicUrl}${shopPaths.order}`;
const BUTTON: Block = { kind: 'button', label: 'See your order', url: LINK };

/** As it would be written about the newest order. `details` are the occasion’s, of which there may be none yet. */
export const preview =
  (kind: OrderMailKind, details: Block[] = []) =>
  async (strapi: Core.Strapi) => {
    const order = await readNewestOrder(strapi.db.connection);
    if (order) return { ...orderMail(kind, order, { link: LINK, details }), madeFrom: `Order #${order.number}` };
    const payment = kind === 'PLACED' || kind === 'TO_PAY' || kind === 'EDITED' ? EXAMPLE_PAYMENT : [];
    return { ...EXAMPLE_ORDER, blocks: [...details, ...payment, BUTTON, ...EXAMPLE_ORDER.blocks], madeFrom: null };
  };

export const ofOrder = (definition: Omit<MailDefinition, 'audience' | 'variables'>): MailDefinition => ({
  audience: 'customer',
  variables: ORDER_VARIABLES,
  ...definition,
});

export const greeted = (...paragraphs: string[]): string => ['Hello {{name}},', ...paragraphs].join('\n\n');
