import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatCount, STOCK_REASON_NAMES, type StockLine } from '@stoa/contract';
import { formatMoment, LoadError, tabularFigures } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { Pager } from '../../../components/list/pager';
import { paths } from '../../../config/paths';
import { orderName } from '../../../lib/order-name';
import { useStockChanges } from '../api';

/** When and why the stock of an item changed, newest first. */
export function StockChanges({ itemId }: { itemId: string }) {
  const id = useId();
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useStockChanges(itemId, page);
  if (error && !data)
    return <LoadError onRetry={() => void mutate()}>Error loading stock history. Please try again.</LoadError>;
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ maxWidth: FORM_WIDTH }}>
      <Typography id={id} variant="h5" component="h2" sx={{ marginTop: 5, marginBottom: 1.5 }}>
        Stock history
      </Typography>
      <Lines>
        {data.items.map((change) => (
          <Line key={change.id} change={change} />
        ))}
      </Lines>
      {data.pagination.totalPages > 1 && <Pager pages={data.pagination} onPage={setPage} />}
    </Box>
  );
}

/** Who changes stock for an order. */
const SYSTEM = 'System';

function Line({ change }: { change: StockLine }) {
  const { reason, choice, order, changedBy, changedAt } = change;
  return (
    <li>
      <div>
        <Typography variant="body2">
          <strong>{STOCK_REASON_NAMES[reason]}</strong>
          {order !== null && (
            <>
              {', '}
              <Link component={RouterLink} to={paths.order(order)}>
                order {orderName(order)}
              </Link>
            </>
          )}
          {choice && `, ${choice}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={changedAt}>{formatMoment(changedAt)}</time>
          {changedBy !== SYSTEM && ` by ${changedBy}`}
        </Typography>
      </div>
      <div>
        <Typography variant="body2">
          <strong>{changeOf(change)}</strong>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {resultOf(change)}
        </Typography>
      </div>
    </li>
  );
}

const signed = (change: number): string => `${change < 0 ? '−' : '+'}${formatCount(Math.abs(change))}`;

/** What is sold had been held before, so its stock stays as it is. */
const changeOf = ({ stockChange, reservedChange }: StockLine): string =>
  stockChange === 0 && reservedChange !== 0 ? `${signed(reservedChange)} reserved` : signed(stockChange);

const resultOf = ({ stock, reserved }: StockLine): string =>
  [stock === null ? 'not counted' : `${formatCount(stock)} left`, reserved > 0 && `${formatCount(reserved)} reserved`]
    .filter(Boolean)
    .join(', ');

const Lines = styled('ul')(({ theme }) => ({
  ...tabularFigures,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > :last-child': { flexShrink: 0, textAlign: 'end' },
}));
