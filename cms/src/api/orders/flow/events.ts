import type { OrderState } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

interface OrderEvent {
  orderId: number;
  kind: 'moved' | 'note' | 'sent' | 'refunded' | 'mailed' | 'changed';
  by: string;
  text?: string | null;
  from?: OrderState;
  to?: OrderState;
}

export const recordEvent = async (
  trx: Sql,
  { orderId, kind, by, text = null, from, to }: OrderEvent,
): Promise<void> => {
  await trx('order_events').insert({
    order_id: orderId,
    kind,
    made_by: by,
    text,
    from_state: from ?? null,
    to_state: to ?? null,
  });
};
