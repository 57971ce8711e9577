import Box from '@mui/material/Box';
import { isPaid, ORDER_STATE_NAMES, type OrderSummary, SENT_STATE_NAMES } from '@stoa/contract';
import { Badge } from '../../../components/badge';
import { sentLooks, stateLooks } from '../domain/order-words';

/** What became of its money and, once it's paid, of its parcels. */
export function OrderBadges({
  order: { state, sent, isTest },
}: {
  order: Pick<OrderSummary, 'state' | 'sent' | 'isTest'>;
}) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Badge look={stateLooks[state]}>{ORDER_STATE_NAMES[state]}</Badge>
      {isPaid(state) && (sent !== 'NONE' || state !== 'REFUNDED') && (
        <Badge look={sentLooks[sent]}>{SENT_STATE_NAMES[sent]}</Badge>
      )}
      {isTest && <Badge look="caution">Test mode</Badge>}
    </Box>
  );
}
