import { classes, mailTo, text } from '@stoa/web-kit';
import { useStore } from '../api';
import styles from './shop-mail.module.css';

/** For people who'd rather write from their own email program. */
export function ShopMail() {
  const { data } = useStore();
  if (!data?.contactEmail) return null;
  return (
    <p className={classes(text.body1, text.muted, styles.mail)}>
      Or email us:{' '}
      <a className={text.link} href={mailTo(data.contactEmail)}>
        {data.contactEmail}
      </a>
    </p>
  );
}
