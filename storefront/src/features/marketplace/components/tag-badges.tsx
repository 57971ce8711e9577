import type { Term } from '@stoa/contract';
import { Badge, BadgeLink } from '../../../components/badge';
import { paths } from '../../../config/paths';
import styles from './tag-badges.module.css';

type TagBadgesProps = {
  tags: Term[];
  /** Whether each tag links to everything else that has it. */
  linked?: boolean;
};

export function TagBadges({ tags, linked = false }: TagBadgesProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags}>
      {tags.map(({ id, name, slug }) => (
        <li key={id}>{linked ? <BadgeLink to={paths.itemsTagged(slug)}>{name}</BadgeLink> : <Badge>{name}</Badge>}</li>
      ))}
    </ul>
  );
}
