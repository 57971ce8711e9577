import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { GIFT_CARD_ENTRY_NAMES, GIFT_CARD_STATE_NAMES, type GiftCard, type GiftCardEntry } from '@stoa/contract';
import { formatDollars, formatMoment, tabularFigures } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { Badge } from '../../components/badge';
import { Rows } from '../../components/facts';
import { FormCard } from '../../components/form/layout/form-card';
import { paths } from '../../config/paths';
import { orderName } from '../../lib/order-name';
import { giftCardLooks } from './gift-card-list';

/** What is left on it, and what led to that. */
export function GiftCardHistory({ card: { balance, initialAmount, state, entries } }: { card: GiftCard }) {
  return (
    <FormCard title="Balance">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography component="output" aria-label="Balance" variant="h4" sx={tabularFigures}>
          {formatDollars(balance)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          of {formatDollars(initialAmount)}
        </Typography>
        <Badge look={giftCardLooks[state]}>{GIFT_CARD_STATE_NAMES[state]}</Badge>
      </Box>
      <Rows aria-label="History">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </Rows>
    </FormCard>
  );
}

function Entry({ entry: { kind, amount, orderNumber, note, madeBy, madeAt } }: { entry: GiftCardEntry }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, typography: 'body2' }}>
      <div>
        {GIFT_CARD_ENTRY_NAMES[kind]}
        {orderNumber !== null && (
          <>
            {', '}
            <Link component={RouterLink} to={paths.order(orderNumber)}>
              order {orderName(orderNumber)}
            </Link>
          </>
        )}
        {note && <div>{note}</div>}
        <Typography variant="body2" color="textSecondary">
          {formatMoment(madeAt)} by {madeBy}
        </Typography>
      </div>
      <Box sx={{ ...tabularFigures, whiteSpace: 'nowrap' }}>
        {amount > 0 && '+'}
        {formatDollars(amount)}
      </Box>
    </Box>
  );
}
