import { styled } from '@mui/material/styles';
import { canFulfill, formatFulfillmentStatus, ORDER_STATE_NAMES, type OrderSummary } from '@stoa/contract';
import { Badge } from '../../../components/badge';
import { fulfillmentLooks, stateLooks } from '../order-words';

type Shown = Pick<OrderSummary, 'state' | 'paymentMethod' | 'fulfillmentStatus' | 'pickUp' | 'isTest'>;

const Row = styled('span')(({ theme }) => ({ display: 'inline-flex', flexWrap: 'wrap', gap: theme.spacing(0.5) }));

/** What became of its money and, once it can be sent, of its parcels. */
export function OrderBadges({ order }: { order: Shown }) {
  return (
    <Row>
      <PaymentBadges order={order} />
      <FulfillmentBadge order={order} />
    </Row>
  );
}

export function PaymentBadges({ order: { state, isTest } }: { order: Pick<Shown, 'state' | 'isTest'> }) {
  return (
    <Row>
      <Badge look={stateLooks[state]}>{ORDER_STATE_NAMES[state]}</Badge>
      {isTest && <Badge look="caution">Test mode</Badge>}
    </Row>
  );
}

export function FulfillmentBadge({ order }: { order: Shown }) {
  const { fulfillmentStatus } = order;
  if (fulfillmentStatus === 'UNFULFILLED' && !canFulfill(order)) return null;
  return <Badge look={fulfillmentLooks[fulfillmentStatus]}>{formatFulfillmentStatus(order)}</Badge>;
}
