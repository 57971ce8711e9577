import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  type CustomerDetail,
  counted,
  formatFulfillmentStatus,
  isPaid,
  ORDER_STATE_NAMES,
  type OrderSummary,
} from '@stoa/contract';
import { formatDate, formatDollars } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { Rows } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { paths } from '../../../config/paths';
import { orderName } from '../../../lib/order-name';

export function CustomerOrders({ customer: { id, orders, allOrderCount } }: { customer: CustomerDetail }) {
  return (
    <FormCard title="Orders">
      {orders.length === 0 && <Typography variant="body2">No orders.</Typography>}
      <Rows aria-label="Orders">
        {orders.map((order) => (
          <li key={order.id}>
            <Link component={RouterLink} to={paths.order(order.number)}>
              Order {orderName(order.number)}
            </Link>
            <Typography variant="body2">
              {contentsOf(order)}, {formatDollars(order.total)}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {formatDate(order.placedAt)}, {statusOf(order)}
            </Typography>
          </li>
        ))}
      </Rows>
      {allOrderCount > orders.length && (
        <Link component={RouterLink} to={paths.ordersOf(id)} variant="body2">
          All {counted(allOrderCount, 'order')}
        </Link>
      )}
    </FormCard>
  );
}

const contentsOf = ({ title, lineCount }: OrderSummary): string =>
  lineCount > 1 ? `${title} and ${counted(lineCount - 1, 'other item')}` : title;

const statusOf = (order: OrderSummary): string =>
  [ORDER_STATE_NAMES[order.state], ...(isPaid(order.state) ? [formatFulfillmentStatus(order)] : [])]
    .join(', ')
    .toLowerCase();

export function CustomerMessages({ customer: { emails, messages, messageCount } }: { customer: CustomerDetail }) {
  if (messageCount === 0) return null;
  return (
    <FormCard title="Messages">
      <Rows aria-label="Messages">
        {messages.map(({ id, subject, createdAt }) => (
          <li key={id}>
            {subject}
            <Typography variant="body2" color="textSecondary">
              {formatDate(createdAt)}
            </Typography>
          </li>
        ))}
      </Rows>
      {emails.map((email) => (
        <Link key={email} component={RouterLink} to={paths.messagesFrom(email)} variant="body2">
          Show messages from {email}
        </Link>
      ))}
    </FormCard>
  );
}
