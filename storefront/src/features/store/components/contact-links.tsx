import { classes, Skeleton, text, usePart } from '@stoa/web-kit';
import { useStore } from '../api';
import styles from './contact-links.module.css';

const loadSocialLinks = () => import('./social-links').then(({ SocialLinks }) => SocialLinks);

export function ContactLinks() {
  const { data, error } = useStore();
  const links = data?.socialLinks;
  const SocialLinks = usePart(loadSocialLinks, Boolean(links?.length), () => undefined);
  if (error && !data) return null;
  return (
    <nav className={styles.links} aria-label="Contact">
      {data?.contactEmail && (
        <a href={`mailto:${data.contactEmail}`} className={classes(text.body2, text.quietLink, text.muted)}>
          {data.contactEmail}
        </a>
      )}
      {!data && <Skeleton width="12em" className={text.body2} />}
      {SocialLinks && links && <SocialLinks links={links} />}
    </nav>
  );
}
