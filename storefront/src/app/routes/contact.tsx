import { classes, MuiTheme, PageMeta, text } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import { ContactForm } from '../../features/contact/components/contact-form';
import { ShopMail } from '../../features/store/components/shop-mail';
import styles from './contact.module.css';

const INVITATION =
  'Questions about an item, a commission, or an order? Send us a message. A real person reads every one.';

export function Contact() {
  return (
    <div className={styles.page}>
      <PageMeta title="Contact Us" description={INVITATION} path={paths.contact} />
      <div>
        <h1 className={text.h2}>Contact Us</h1>
        <p className={classes(text.subtitle1, text.muted, styles.invitation)}>{INVITATION}</p>
        <ShopMail />
      </div>
      <MuiTheme>
        <ContactForm />
      </MuiTheme>
    </div>
  );
}
