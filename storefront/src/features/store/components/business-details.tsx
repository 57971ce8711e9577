import { textLines } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { useBusiness } from '../api';
import styles from './business-details.module.css';

/** Who sells, where, and when. Nothing where the shop says nothing. */
export function BusinessDetails() {
  const { data } = useBusiness();
  if (!data || Object.values(data).every((value) => value === null)) return null;
  const { legalName, address, phone, taxNumber, openingHours } = data;
  const who = [legalName, address].flatMap((lines) => textLines(lines));
  return (
    <div className={styles.details}>
      <address className={classes(text.body1, text.muted, styles.address)}>
        {who.join('\n')}
        {phone && (
          <>
            {who.length > 0 && '\n'}
            <a className={text.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </>
        )}
      </address>
      {openingHours && (
        <section aria-labelledby="opening-hours">
          <h2 className={text.h6} id="opening-hours">
            Opening hours
          </h2>
          <p className={classes(text.body1, text.muted, styles.lines)}>{openingHours}</p>
        </section>
      )}
      {taxNumber && <p className={classes(text.body2, text.muted)}>{taxNumber}</p>}
    </div>
  );
}
