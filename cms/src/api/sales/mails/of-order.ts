import { shopPaths } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { environment } from '../../../environment';
import type { Block } from '../../../mail/blocks';
import { example, type MailDefinition } from '../../../mail/definition';
import { readNewestOrder } from '../orders/order-row';
import { EXAMPLE_ORDER, EXAMPLE_PAYMENT, EXAMPLE_SWAP } from './examples';
import { ORDER_VARIABLES, type OrderMailKind, orderMail, SWAP_VARIABLES } from './order-mail';

const LINK = `${environment.publicUrl}${shopPaths.order}`;
const BUTTON = { kind: 'button', label: 'See your order', url: LINK } satisfies Block;

/** As it would be written about the newest order. `details` are the occasion’s, of which there may be none yet. */
export const preview =
  (kind: OrderMailKind, details: Block[] = []) =>
  async (strapi: Core.Strapi) => {
    const order = await readNewestOrder(strapi.db.connection);
    if (order) return { ...orderMail(kind, order, { link: LINK, details }), madeFrom: `Order ${order.orderName}` };
    const payment = kind === 'PLACED' || kind === 'TO_PAY' || kind === 'EDITED' ? EXAMPLE_PAYMENT : [];
    return { ...EXAMPLE_ORDER, blocks: [...details, ...payment, BUTTON, ...EXAMPLE_ORDER.blocks], madeFrom: null };
  };

export const ofOrder = (definition: Omit<MailDefinition, 'audience' | 'variables'>): MailDefinition => ({
  audience: 'customer',
  variables: ORDER_VARIABLES,
  ...definition,
});

export const ofSwap = (definition: Omit<MailDefinition, 'audience' | 'variables' | 'preview'>): MailDefinition => ({
  audience: 'customer',
  variables: SWAP_VARIABLES,
  preview: example({
    values: { ...EXAMPLE_ORDER.values, order: '#1002', swapped: '#1001', due: '$12.00' },
    blocks: [...EXAMPLE_SWAP, { ...BUTTON, label: 'Pay now' }, ...EXAMPLE_ORDER.blocks],
  }),
  ...definition,
});

export const greeted = (...paragraphs: string[]): string => ['Hello {{name}},', ...paragraphs].join('\n\n');
