import Box from '@mui/material/Box';
import { canFulfill, formatFulfillmentStatus, ORDER_STATE_NAMES, type OrderSummary } from '@stoa/contract';
import { Badge } from '../../../components/badge';
import { fulfillmentLooks, stateLooks } from '../order-words';

/** What became of its money and, once it can be sent, of its parcels. */
export function OrderBadges({
  order,
}: {
  order: Pick<OrderSummary, 'state' | 'paymentMethod' | 'fulfillmentStatus' | 'pickUp' | 'isTest'>;
}) {
  const { state, fulfillmentStatus, isTest } = order;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Badge look={stateLooks[state]}>{ORDER_STATE_NAMES[state]}</Badge>
      {(fulfillmentStatus !== 'UNFULFILLED' || canFulfill(order)) && (
        <Badge look={fulfillmentLooks[fulfillmentStatus]}>{formatFulfillmentStatus(order)}</Badge>
      )}
      {isTest && <Badge look="caution">Test mode</Badge>}
    </Box>
  );
}
