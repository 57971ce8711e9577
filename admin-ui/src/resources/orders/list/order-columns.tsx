import Link from '@mui/material/Link';
import type { OrderSummary } from '@stoa/contract';
import { formatDollars, formatMoment } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { byTime, type RecordColumn } from '../../../components/list/columns/record-column';
import { TwoLines } from '../../../components/list/columns/two-lines';
import { BadgeRow, FulfillmentBadge, PaymentBadges, ReturnBadge } from '../components/order-badges';
import { contentsOf } from '../order-words';
import { orderPaths } from '../paths';

export const orderColumns: RecordColumn<OrderSummary>[] = [
  {
    field: 'number',
    headerName: 'Order',
    part: 'title',
    width: 100,
    sorts: { asc: 'Lowest number', desc: 'Highest number' },
    hideable: false,
    cell: ({ number }) => (
      <Link component={RouterLink} to={orderPaths.order(number)} color="textPrimary" underline="hover">
        #{number}
      </Link>
    ),
  },
  { field: 'name', headerName: 'Customer', width: 150, grows: true, cell: ({ name }) => <TwoLines>{name}</TwoLines> },
  {
    field: 'items',
    headerName: 'Items',
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
    width: 170,
    cell: (order) => <PaymentBadges order={order} />,
  },
  {
    field: 'fulfillmentStatus',
    headerName: 'Fulfillment',
    part: 'status',
    width: 160,
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
    cell: ({ placedAt }) => <TwoLines>{formatMoment(placedAt)}</TwoLines>,
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
