import Box from '@mui/material/Box';
import { canSend, ORDER_STATE_NAMES, type OrderSummary, sentName } from '@stoa/contract';
import { Badge } from '../../../components/badge';
import { sentLooks, stateLooks } from '../domain/order-words';

/** What became of its money and, once it can be sent, of its parcels. */
export function OrderBadges({ order }: { order: Pick<OrderSummary, 'state' | 'way' | 'sent' | 'pickUp' | 'isTest'> }) {
  const { state, sent, isTest } = order;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Badge look={stateLooks[state]}>{ORDER_STATE_NAMES[state]}</Badge>
      {(sent !== 'NONE' || canSend(order)) && <Badge look={sentLooks[sent]}>{sentName(order)}</Badge>}
      {isTest && <Badge look="caution">Test mode</Badge>}
    </Box>
  );
}
