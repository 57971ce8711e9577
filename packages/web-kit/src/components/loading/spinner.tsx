import styles from './spinner.module.css';

/** As tall as a page, so that the content below doesn't jump. */
export function PageSpinner() {
  return (
    <div className={styles.room} role="status" aria-label="Loading">
      <span className={styles.ring} />
    </div>
  );
}
