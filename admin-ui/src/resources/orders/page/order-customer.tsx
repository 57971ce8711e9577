import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { addressLines, canEditContact, counted, formatArrival, hasArrival, type OrderDetail } from '@stoa/contract';
import { formatDate, formatDollars, mailTo } from '@stoa/web-kit';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CopyButton } from '../../../components/copy-button';
import { Facts } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { paths } from '../../../config/paths';
import { orderName } from '../../../lib/order-name';
import { stateName } from '../order-words';
import { orderPaths } from '../paths';
import { EditContactDialog } from './edit-contact-dialog';
import { OrderLinks } from './order-links';

export function OrderCustomer({ order }: { order: OrderDetail }) {
  const { name, email, phone, userId, customerId, address, shippingMethodName, shippingMethodNote, pickUp } = order;
  return (
    <>
      <FormCard title="Customer">
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          {customerId === null ? (
            <div>{name}</div>
          ) : (
            <Link component={RouterLink} to={paths.customer(customerId)}>
              {name}
            </Link>
          )}
          {email ? (
            <div>
              <Link href={mailTo(email)}>{email}</Link> <CopyButton what="email" text={email} />
            </div>
          ) : (
            <div>No email address</div>
          )}
          {phone && (
            <div>
              <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
            </div>
          )}
          <Box sx={{ color: 'text.secondary' }}>{userId === null ? 'No account' : 'In their account'}</Box>
        </Box>
        {canEditContact(order) && <EditCustomer order={order} />}
        <OtherOrders order={order} />
        {(email || order.payByLink) && <OrderLinks order={order} />}
      </FormCard>
      {shippingMethodName && (
        <FormCard title={pickUp ? 'Pickup' : 'Shipping'}>
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            <div>{shippingMethodName}</div>
            {order.arrival && hasArrival(order) && <div>{formatArrival(order.arrival)}</div>}
            {[shippingMethodNote, order.pickUpAddress, order.pickUpHours].map(
              (words) =>
                words && (
                  <Box key={words} sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
                    {words}
                  </Box>
                ),
            )}
          </Box>
          {address && (
            <Box component="address" sx={{ typography: 'body2', fontStyle: 'normal', overflowWrap: 'anywhere' }}>
              {addressLines(address).map((line) => (
                <div key={line}>{line}</div>
              ))}
              <CopyButton what="address" text={addressLines(address).join('\n')} />
            </Box>
          )}
        </FormCard>
      )}
    </>
  );
}

function EditCustomer({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {order.address ? 'Edit contact and address' : 'Edit contact'}
      </Button>
      {isOpen && <EditContactDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}

function OtherOrders({ order: { otherOrders, otherOrderCount, customerId } }: { order: OrderDetail }) {
  if (customerId === null) return null;
  if (otherOrderCount === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        First order
      </Typography>
    );
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ marginBottom: 0.5 }}>
        {counted(otherOrderCount, 'other order')}
      </Typography>
      <Facts>
        {otherOrders.map(({ number, state, isSwapped, total, placedAt }) => (
          <Box key={number} sx={{ display: 'contents' }}>
            <dt>
              <Link component={RouterLink} to={orderPaths.order(number)}>
                {orderName(number)}
              </Link>
            </dt>
            <dd>
              {formatDollars(total)}, {formatDate(placedAt)}, {stateName({ state, isSwapped }).toLowerCase()}
            </dd>
          </Box>
        ))}
      </Facts>
      {otherOrderCount > otherOrders.length && (
        <Link component={RouterLink} to={paths.ordersOf(customerId)} variant="body2">
          All orders of this customer
        </Link>
      )}
    </div>
  );
}
