import CloseIcon from '@mui/icons-material/CloseOutlined';
import type { Announcement } from '@stoa/contract';
import { classes, DISMISSED_ATTRIBUTE, DISMISSED_KEY, store, text } from '@stoa/web-kit';
import { RoundButton } from '../../../components/round-button';
import { ShopLink } from '../../../components/shop-link';
import styles from './announcement-bar.module.css';

/** Above the header. Once it's dismissed, a script in the head hides it before pages are painted, so that nothing moves. */
export function AnnouncementBar({ id, text: words, url }: Announcement) {
  function dismiss() {
    store(DISMISSED_KEY, id);
    document.documentElement.setAttribute(DISMISSED_ATTRIBUTE, id);
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <aside className={styles.bar} aria-label="Announcement">
      <style>{`[${DISMISSED_ATTRIBUTE}="${id}"] .${styles.bar}{display:none}`}</style>
      <p className={classes(text.body2, styles.words)}>
        {url ? (
          <ShopLink url={url} className={styles.link ?? ''}>
            {words}
          </ShopLink>
        ) : (
          words
        )}
      </p>
      <RoundButton className={styles.dismiss} aria-label="Dismiss" onClick={dismiss}>
        <CloseIcon />
      </RoundButton>
    </aside>
  );
}
