import { classes, ErrorBoundary, laterPart, mailTo, Skeleton, text } from '@stoa/web-kit';
import { useStore } from '../api';
import styles from './contact-links.module.css';

const SocialLinks = laterPart(async () => (await import('./social-links')).SocialLinks);

export function ContactLinks() {
  const { data, error } = useStore();
  const links = data?.socialLinks;
  if (error && !data) return null;
  return (
    <nav className={styles.links} aria-label="Contact">
      {data?.contactEmail && (
        <a href={mailTo(data.contactEmail)} className={classes(text.body2, text.quietLink, text.muted)}>
          {data.contactEmail}
        </a>
      )}
      {!data && <Skeleton width="12em" className={text.body2} />}
      {links && links.length > 0 && (
        <ErrorBoundary fallback={null}>
          <SocialLinks links={links} />
        </ErrorBoundary>
      )}
    </nav>
  );
}
