import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type Fulfillment, formatFulfillmentStatus, type OrderDetail } from '@stoa/contract';
import { formatMoment } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { Rows } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { nameOf } from '../order-words';
import { orderPaths } from '../paths';

/** What went out, or waits to be picked up. */
export function OrderFulfillments({ order: { number, fulfillments, lines, pickUp } }: { order: OrderDetail }) {
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
          </li>
        ))}
      </Rows>
    </FormCard>
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
