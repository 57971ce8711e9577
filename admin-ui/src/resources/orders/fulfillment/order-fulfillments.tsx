import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Fulfillment, formatFulfillmentStatus, type OrderDetail } from '@stoa/contract';
import { formatMoment } from '@stoa/web-kit';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Rows } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { nameOf } from '../order-words';
import { orderPaths } from '../paths';
import { TrackingDialog, trackingName } from './tracking-dialog';

/** What went out, or waits to be picked up. */
export function OrderFulfillments({ order }: { order: OrderDetail }) {
  const { number, fulfillments, lines, pickUp } = order;
  if (fulfillments.length === 0) return null;
  const formatFulfillment = ({ lines: fulfilled }: Fulfillment) =>
    fulfilled
      .map(({ lineId, quantity }) => {
        const line = lines.find(({ id }) => id === lineId);
        return `${quantity} × ${line ? nameOf(line) : ''}`;
      })
      .join(', ');
  return (
    <FormCard title={formatFulfillmentStatus({ fulfillmentStatus: 'FULFILLED', pickUp })}>
      <Rows>
        {fulfillments.map((one) => (
          <li key={one.id}>
            <Typography variant="body2">{formatFulfillment(one)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {formatMoment(one.madeAt)} by {one.madeBy}
            </Typography>
            <Tracking of={one} />
            <Link component={RouterLink} to={orderPaths.parcel(number, one.id)} variant="body2">
              Packing slip for this package
            </Link>
            {!pickUp && <EditTracking order={order} fulfillment={one} />}
          </li>
        ))}
      </Rows>
    </FormCard>
  );
}

function EditTracking(props: { order: OrderDetail; fulfillment: Fulfillment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" size="small" sx={{ marginTop: 0.5 }} onClick={() => setIsOpen(true)}>
        {trackingName(props.fulfillment)}
      </Button>
      {isOpen && <TrackingDialog {...props} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function Tracking({ of: { trackingNumber, trackingUrl } }: { of: Fulfillment }) {
  const label = trackingNumber ?? trackingUrl;
  if (!label) return null;
  return (
    <Typography variant="body2">
      Tracking:{' '}
      {trackingUrl ? (
        <Link href={trackingUrl} target="_blank" rel="noreferrer">
          {label}
        </Link>
      ) : (
        label
      )}
    </Typography>
  );
}
