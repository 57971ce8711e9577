import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  canEditLines,
  formatGiftCardEnding,
  formatSchedule,
  isOver,
  isPaid,
  leftToFulfill,
  type ManagedLine,
  notRefunded,
  type OrderDetail,
} from '@stoa/contract';
import { formatDollars, tabularFigures } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { Rows } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { RecordLink } from '../../../components/record-link';
import { Thumbnail } from '../../../components/thumbnail';
import { orderName } from '../../../lib/order-name';
import { useRecordKinds } from '../../../lib/record-kinds';
import { Attendance } from '../fulfillment/attendance';
import { isSwappable } from '../manual-orders/swapped-order';
import { orderPaths } from '../paths';

/** What was ordered, what became of it, and what it cost. */
export function OrderLines({ order }: { order: OrderDetail }) {
  return (
    <FormCard title="Items">
      <Rows aria-label="Order items">
        {order.lines.map((line) => (
          <li key={line.id}>
            <Line line={line} order={order} />
          </li>
        ))}
      </Rows>
      <Divider />
      <OrderSums order={order} />
      <EditItems order={order} />
    </FormCard>
  );
}

/** What is paid stays as it is: what is added, or swapped for, is an order of its own. */
function EditItems({ order }: { order: OrderDetail }) {
  const { number, fulfillmentStatus } = order;
  const isWaiting =
    isPaid(order.state) &&
    fulfillmentStatus === 'UNFULFILLED' &&
    order.canceledAt === null &&
    order.lines.some((line) => notRefunded(line) > 0);
  if (canEditLines(order))
    return (
      <div>
        <Button component={Link} to={orderPaths.editLines(number)} variant="outlined" size="small">
          Edit items
        </Button>
      </div>
    );
  if (order.refundable === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {isSwappable(order) && (
        <Button component={Link} to={orderPaths.swap(number)} variant="outlined" size="small">
          Swap items
        </Button>
      )}
      {isWaiting && (
        <Button component={Link} to={orderPaths.addTo(number)} variant="outlined" size="small">
          Add items
        </Button>
      )}
    </Box>
  );
}

function Line({ line, order }: { line: ManagedLine; order: OrderDetail }) {
  const { item } = useRecordKinds();
  const { title, choice, sku, schedule, imageUrl, itemId, unitPrice, quantity, total } = line;
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Thumbnail url={imageUrl} alt="" width={56} height={42} />
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body2' }}>
        <RecordLink to={itemId === null ? undefined : item.edit?.(itemId)}>{title}</RecordLink>
        {[choice, sku, schedule && formatSchedule(schedule)].filter(Boolean).map((text) => (
          <Typography key={text} variant="body2" color="textSecondary">
            {text}
          </Typography>
        ))}
        <Typography variant="body2" color="textSecondary">
          {[`${quantity} × ${formatDollars(unitPrice)}`, ...progressOf(line, order)].join(' · ')}
        </Typography>
        {schedule && <Attendance line={line} order={order} />}
      </Box>
      <Box sx={{ typography: 'body2', ...tabularFigures }}>{formatDollars(total)}</Box>
    </Box>
  );
}

function progressOf(line: ManagedLine, { pickUp }: OrderDetail): string[] {
  const { fulfilledQuantity, refundedQuantity, swappedQuantity, setAsideQuantity, requestedQuantity, quantity } = line;
  const swapped = swappedQuantity - setAsideQuantity;
  const paidBack = refundedQuantity - swappedQuantity;
  const sent = pickUp ? 'ready' : 'fulfilled';
  return [
    ...(fulfilledQuantity > 0
      ? [leftToFulfill(line) > 0 ? `${fulfilledQuantity} of ${quantity} ${sent}` : `${fulfilledQuantity} ${sent}`]
      : []),
    ...(requestedQuantity > 0 ? [`${requestedQuantity} being returned`] : []),
    ...(setAsideQuantity > 0 ? [`${setAsideQuantity} set aside`] : []),
    ...(swapped > 0 ? [`${swapped} swapped`] : []),
    ...(paidBack > 0 ? [`${paidBack} refunded`] : []),
  ];
}

type Sums = Pick<
  OrderDetail,
  | 'subtotal'
  | 'discount'
  | 'discountCode'
  | 'discountLabel'
  | 'shipping'
  | 'shippingMethodName'
  | 'taxes'
  | 'taxIncluded'
  | 'total'
  | 'giftCard'
  | 'due'
  | 'paidAt'
  | 'refunded'
  | 'swap'
  | 'swappedTo'
> & {
  /** Of what isn’t an order yet, there is none. */
  state?: OrderDetail['state'];
};

export function OrderSums({ order }: { order: Sums }) {
  const { subtotal, discount, shipping, shippingMethodName, taxes, taxIncluded, total } = order;
  const { giftCard, due, paidAt, refunded, swappedTo, state } = order;
  // Of what ended unpaid, nothing is left to pay.
  const swap = state !== undefined && isOver(state) ? null : order.swap;
  const swapped = swappedTo.reduce((sum, { amount }) => sum + amount, 0);
  const why = order.discountCode ?? order.discountLabel;
  const sums: [string, string][] = [
    ['Subtotal', formatDollars(subtotal)],
    ...(discount > 0 ? [row(why ? `Discount (${why})` : 'Discount', -discount)] : []),
    ...(shippingMethodName ? [row(shippingMethodName, shipping)] : []),
    ...taxes.map(({ name, percent, amount }) => row(`${taxIncluded ? 'Includes ' : ''}${name} ${percent}%`, amount)),
  ];
  const after: [string, string][] = [
    ...(swap ? [row(`Paid with order ${orderName(swap.number)}`, -swap.amount)] : []),
    ...(giftCard ? [row(`Gift card ${formatGiftCardEnding(giftCard.ending)}`, -giftCard.amount)] : []),
    ...(swap || giftCard ? [row(paidAt === null ? 'Left to pay' : 'Paid', due)] : []),
    ...swappedTo.map(({ number, amount }) => row(`Swapped for order ${orderName(number)}`, -amount)),
    ...(refunded > 0 ? [row('Refunded', -refunded)] : []),
    ...(refunded + swapped > 0
      ? [row(swapped > 0 ? 'Total after swaps and refunds' : 'Total after refunds', total - refunded - swapped)]
      : []),
  ];
  return (
    <SumList>
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div data-total>
        <dt>Total</dt>
        <dd>{formatDollars(total)}</dd>
      </div>
      {after.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </SumList>
  );
}

const row = (name: string, amount: number): [string, string] => [name, formatDollars(amount)];

const SumList = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularFigures,
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2), paddingBlock: 2 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& [data-total]': { ...theme.typography.body1, fontWeight: 600 },
  '& [data-total] dt': { color: 'inherit' },
}));
