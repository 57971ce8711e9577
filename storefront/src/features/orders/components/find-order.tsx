import { classes, MuiTheme, text } from '@stoa/web-kit';
import styles from './find-order.module.css';
import { LookUp } from './look-up';

/** `title` says why there is no order to be seen here. */
export const FindOrder = ({ title = 'Find your order' }: { title?: string }) => (
  <div className={styles.room}>
    <h1 className={text.h2}>{title}</h1>
    <p className={classes(text.body1, text.muted)}>
      Enter your order number and email, and we’ll send you a link to your order.
    </p>
    <MuiTheme>
      <LookUp />
    </MuiTheme>
  </div>
);
