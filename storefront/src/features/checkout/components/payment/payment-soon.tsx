import { ArchMark, ButtonLink, classes, text } from '@stoa/web-kit';
import { paths } from '../../../../config/paths';
import styles from './payment-soon.module.css';

export function PaymentSoon() {
  return (
    <div className={styles.frame}>
      <ArchMark size={72} />
      <p className={text.h4}>Checkout functionality coming soon...</p>
      <p className={classes(text.body1, text.muted, styles.note)}>
        We’ll keep your cart on this device. If you need something now, contact us and we’ll help.
      </p>
      <ButtonLink to={paths.contact} variant="outlined">
        Contact us
      </ButtonLink>
    </div>
  );
}
