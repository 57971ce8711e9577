import { styled } from '@mui/material/styles';
import {
  canFulfill,
  formatFulfillmentStatus,
  type OrderSummary,
  RETURN_STATE,
  RETURN_STATE_NAMES,
  type ReturnState,
} from '@stoa/contract';
import { Badge } from '../../../components/badge';
import { fulfillmentLooks, stateLooks, stateName } from '../order-words';

type Shown = Pick<
  OrderSummary,
  'state' | 'paymentMethod' | 'fulfillmentStatus' | 'pickUp' | 'isTest' | 'canceledAt' | 'isSwapped'
>;

export const BadgeRow = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
}));

/** What became of its money and, once it can be sent, of its parcels. */
export function OrderBadges({ order }: { order: Shown }) {
  return (
    <BadgeRow>
      <PaymentBadges order={order} />
      <FulfillmentBadge order={order} />
    </BadgeRow>
  );
}

type Paid = Pick<Shown, 'state' | 'isTest' | 'canceledAt' | 'isSwapped'>;

export function PaymentBadges({ order: { state, isTest, canceledAt, isSwapped } }: { order: Paid }) {
  return (
    <BadgeRow>
      <Badge look={stateLooks[state]}>{stateName({ state, isSwapped })}</Badge>
      {canceledAt && <Badge look="outline">Canceled by customer</Badge>}
      {isTest && <Badge look="caution">Test mode</Badge>}
    </BadgeRow>
  );
}

export function FulfillmentBadge({ order }: { order: Shown }) {
  const { fulfillmentStatus } = order;
  if (fulfillmentStatus === 'UNFULFILLED' && !canFulfill(order)) return null;
  return <Badge look={fulfillmentLooks[fulfillmentStatus]}>{formatFulfillmentStatus(order)}</Badge>;
}

/** Of the return that isn’t over yet. */
export function ReturnBadge({ state }: { state: ReturnState | null }) {
  if (state === null) return null;
  const look = RETURN_STATE[state].waitsFor === 'SHOP' ? 'default' : 'secondary';
  return <Badge look={look}>{`Return ${RETURN_STATE_NAMES[state].toLowerCase()}`}</Badge>;
}
