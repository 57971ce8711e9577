import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { counted, type OrderSummary } from '@stoa/contract';
import { formatBriefMoment, formatDollars, formatMoment, formatShortMoment } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { byTime, type RecordColumn } from '../../../components/list/columns/record-column';
import { TwoLines } from '../../../components/list/columns/two-lines';
import { orderName } from '../../../lib/order-name';
import { BadgeRow, FulfillmentBadge, PaymentBadges, ReturnBadge } from '../components/order-badges';
import { contentsOf } from '../order-words';
import { orderPaths } from '../paths';

export const orderColumns: RecordColumn<OrderSummary>[] = [
  {
    field: 'number',
    headerName: 'Order',
    part: 'title',
    width: 90,
    sorts: { asc: 'Lowest number', desc: 'Highest number' },
    hideable: false,
    cell: ({ number }) => (
      <Link component={RouterLink} to={orderPaths.order(number)} color="textPrimary" underline="hover">
        {orderName(number)}
      </Link>
    ),
  },
  { field: 'name', headerName: 'Customer', width: 140, grows: true, cell: ({ name }) => <TwoLines>{name}</TwoLines> },
  {
    field: 'itemCount',
    headerName: 'Items',
    width: 90,
    text: ({ itemCount }) => counted(itemCount, 'item'),
  },
  {
    field: 'items',
    headerName: 'Contents',
    width: 150,
    grows: true,
    lessOnPhone: true,
    ifRoom: true,
    cell: (order) => <TwoLines>{contentsOf(order)}</TwoLines>,
  },
  {
    field: 'total',
    headerName: 'Total',
    width: 110,
    sorts: { asc: 'Lowest total', desc: 'Highest total' },
    alignsRight: true,
    text: ({ total }) => formatDollars(total),
  },
  {
    field: 'state',
    headerName: 'Payment',
    part: 'status',
    width: 155,
    cell: (order) => <PaymentBadges order={order} />,
  },
  {
    field: 'fulfillmentStatus',
    headerName: 'Fulfillment',
    part: 'status',
    width: 150,
    cell: (order) => (
      <BadgeRow>
        <FulfillmentBadge order={order} />
        <ReturnBadge state={order.returnState} />
      </BadgeRow>
    ),
  },
  {
    field: 'placedAt',
    headerName: 'Placed',
    width: 150,
    sorts: byTime,
    named: true,
    cell: ({ placedAt }) => <Placed at={placedAt} format={formatShortMoment} />,
  },
  { field: 'email', headerName: 'Email', width: 190, hiddenAtFirst: true, text: ({ email }) => email ?? '' },
  {
    field: 'paymentMethod',
    headerName: 'Payment method',
    width: 150,
    named: true,
    hiddenAtFirst: true,
    text: ({ paymentMethodName }) => paymentMethodName ?? 'No payment',
  },
];

const Placed = ({ at, format }: { at: string; format: (moment: string) => string }) => (
  <time dateTime={at} title={formatMoment(at)} style={{ whiteSpace: 'nowrap' }}>
    {format(at)}
  </time>
);

/** On phones: who and how much, then how it stands. */
export function PhoneOrder({ order }: { order: OrderSummary }) {
  const { number, name, total, itemCount, placedAt, returnState } = order;
  return (
    <Box sx={{ flex: 1, minWidth: 0, paddingBlock: 1.25, typography: 'body2', '& > *': { display: 'flex', gap: 1 } }}>
      <Box sx={{ fontWeight: 600 }}>
        <Link component={RouterLink} to={orderPaths.order(number)} color="textPrimary" underline="hover">
          {orderName(number)}
        </Link>
        <Box
          component="span"
          sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 400 }}
        >
          {name}
        </Box>
        {formatDollars(total)}
      </Box>
      <Box sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', color: 'text.secondary' }}>
        <BadgeRow>
          <PaymentBadges order={order} />
          <FulfillmentBadge order={order} />
          <ReturnBadge state={returnState} />
        </BadgeRow>
        <span>
          {counted(itemCount, 'item')} · <Placed at={placedAt} format={formatBriefMoment} />
        </span>
      </Box>
    </Box>
  );
}
