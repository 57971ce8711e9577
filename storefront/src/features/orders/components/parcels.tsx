import type { CustomerFulfillment, Order } from '@stoa/contract';
import { classes, formatDate, text } from '@stoa/web-kit';
import { formatShipped } from '../domain/format-state';
import styles from './parcels.module.css';

type ShownParcels = Pick<Order, 'fulfillments' | 'lines' | 'pickUp'>;

/** What went out, or waits to be picked up. */
export function Parcels({ order: { fulfillments, lines, pickUp } }: { order: ShownParcels }) {
  if (fulfillments.length === 0) return null;
  const formatLines = ({ lines: shipped }: CustomerFulfillment) =>
    shipped.flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? [`${quantity} × ${line.title}${line.choice ? ` (${line.choice})` : ''}`] : [];
    });
  const title = formatShipped('FULFILLED', { pickUp });
  return (
    <section className={styles.parcels}>
      <h2 className={text.subtitle2}>{title}</h2>
      <ul className={styles.list} aria-label={title}>
        {fulfillments.map((parcel) => (
          <li key={parcel.id} className={classes(text.body2, styles.parcel)}>
            <span>{formatLines(parcel).join(', ')}</span>
            <span className={text.muted}>{formatDate(parcel.madeAt)}</span>
            <Tracking of={parcel} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tracking({ of: { trackingNumber, trackingUrl } }: { of: CustomerFulfillment }) {
  const label = trackingNumber ?? trackingUrl;
  if (!label) return null;
  return (
    <span>
      Tracking:{' '}
      {trackingUrl ? (
        <a className={text.link} href={trackingUrl} target="_blank" rel="noreferrer">
          {label}
        </a>
      ) : (
        label
      )}
    </span>
  );
}
