import type { OrderEvent as ContractEvent, OrderState } from '@stoa/contract';
import { madeBy } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';

interface OrderEvent {
  orderId: number;
  kind: ContractEvent['kind'];
  by: string;
  text?: string | null;
  from?: OrderState;
  to?: OrderState;
  /** Which email it is. */
  mail?: string;
}

/** Who did it, for the timeline; a name could be anybody's. */
export const CUSTOMER = 'Customer';

export const recordEvent = async (
  trx: Sql,
  { orderId, kind, by, text = null, from, to, mail }: OrderEvent,
): Promise<void> => {
  await trx('order_events').insert({
    order_id: orderId,
    kind,
    ...madeBy(trx, by),
    text,
    from_state: from ?? null,
    to_state: to ?? null,
    mail: mail ?? null,
  });
};
