import CheckIcon from '@mui/icons-material/CheckOutlined';
import { classes, formatDate, text, VisuallyHidden } from '@stoa/web-kit';
import { formatOrderState } from '../domain/format-state';
import { stepsOf } from '../domain/order-progress';
import styles from './order-progress.module.css';

type OrderProgressProps = { order: Parameters<typeof stepsOf>[0] };

/** Where an order is on its way, with dates; or how it ended. */
export function OrderProgress({ order }: OrderProgressProps) {
  const steps = stepsOf(order);
  return (
    <>
      {steps && (
        <ol className={styles.steps} aria-label="Order progress">
          {steps.map(({ name, date, place, isDone }) => (
            <li key={name} className={styles.step} aria-current={place === 'CURRENT' ? 'step' : undefined}>
              <span className={classes(styles.mark, isDone && styles.reached)}>{isDone && <CheckIcon />}</span>
              <span className={place === 'AHEAD' ? classes(text.body2, text.muted) : text.subtitle2}>{name}</span>
              {place === 'AHEAD' && <VisuallyHidden>(not yet)</VisuallyHidden>}
              {date && <span className={classes(text.caption, text.muted)}>{formatDate(date)}</span>}
            </li>
          ))}
        </ol>
      )}
      {(!steps || order.state === 'PARTIALLY_REFUNDED') && (
        <ul className={styles.states} aria-label="Order status">
          {(steps ? formatOrderState(order).slice(0, 1) : formatOrderState(order)).map((word) => (
            <li key={word} className={classes(text.body2, styles.state)}>
              {word}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
