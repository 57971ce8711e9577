import { classes, MuiTheme, text } from '@stoa/web-kit';
import styles from './find-order.module.css';
import { LookUp } from './look-up';

/** `isExpired`: they came by a link that doesn’t open its order anymore. */
export const FindOrder = ({ isExpired = false }: { isExpired?: boolean }) => (
  <div className={styles.room}>
    <h1 className={text.h2}>{isExpired ? 'This link isn’t valid anymore' : 'Find your order'}</h1>
    <p className={classes(text.body1, text.muted)}>
      {isExpired && 'Links to orders expire after a while. '}
      Enter your order number and email, and we’ll send you a {isExpired && 'new '}link to your order.
    </p>
    <MuiTheme>
      <LookUp />
    </MuiTheme>
  </div>
);
