import type { OwnOrder } from '@stoa/contract';
import { classes, formatDate, formatDollars, text } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { ResponsiveImage } from '../../../components/images/responsive-image';
import { useOrderName } from '../../../components/orders/use-order-name';
import { paths } from '../../../config/paths';
import { formatOwnOrder } from '../domain/format-state';
import styles from './order-rows.module.css';

export const OrderRows = ({ orders }: { orders: OwnOrder[] }) => (
  <ul className={styles.rows} aria-label="Orders">
    {orders.map((order) => (
      <Row key={order.number} order={order} />
    ))}
  </ul>
);

function Row({ order }: { order: OwnOrder }) {
  const { orderName } = useOrderName();
  const { number, title, imageUrl, lineCount, placedAt, total, isTest } = order;
  return (
    <li>
      <Link to={paths.ownOrder(number)} className={styles.row}>
        <span className={styles.image}>
          <ResponsiveImage src={imageUrl} libraryImage={null} ratio="1" sizes="64px" arch={30} />
        </span>
        <span className={styles.words}>
          <span className={text.subtitle2}>{lineCount > 1 ? `${title} and ${lineCount - 1} more` : title}</span>
          <span className={classes(text.body2, text.muted)}>
            Order {orderName(number)} · {formatDate(placedAt)}
          </span>
          <span className={text.body2}>
            {formatOwnOrder(order).join(' · ')}
            {isTest && (
              <>
                {' · '}
                <strong>TEST MODE</strong>
              </>
            )}
          </span>
        </span>
        <span className={classes(text.subtitle2, text.figures)}>{formatDollars(total)}</span>
      </Link>
    </li>
  );
}
