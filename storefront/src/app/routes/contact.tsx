import { classes, MuiTheme, PageMeta, text, useSite } from '@stoa/web-kit';
import { paths } from '../../config/paths';
import { ContactForm } from '../../features/contact/components/contact-form';
import { useBusiness, useStore } from '../../features/store/api';
import { BusinessDetails } from '../../features/store/components/business-details';
import { ShopMail } from '../../features/store/components/shop-mail';
import { organizationOf } from '../../features/store/domain/organization';
import styles from './contact.module.css';

const INVITATION = 'Questions about an item or an order? Send us a message. A real person reads every one.';

export function Contact() {
  return (
    <div className={styles.page}>
      <ContactMeta />
      <div>
        <h1 className={text.h2}>Contact Us</h1>
        <p className={classes(text.subtitle1, text.muted, styles.invitation)}>{INVITATION}</p>
        <ShopMail />
        <BusinessDetails />
      </div>
      <MuiTheme>
        <ContactForm />
      </MuiTheme>
    </div>
  );
}

function ContactMeta() {
  const { origin } = useSite();
  const { data: business } = useBusiness();
  const { data: store } = useStore();
  const isKnown = typeof window === 'undefined' && business && store;
  return (
    <PageMeta
      title="Contact Us"
      description={INVITATION}
      path={paths.contact}
      jsonLd={isKnown ? [organizationOf(business, store, origin)] : false}
    />
  );
}
