import ArrowIcon from '@mui/icons-material/ArrowDropDownOutlined';
import { classes, Outlined, outlinedInput } from '@stoa/web-kit';
import { useId } from 'react';
import { useItemTags } from '../api';
import { countedName, noteOn } from '../domain/terms-in-words';
import { Check } from './check';
import styles from './tag-filter.module.css';

type TagFilterProps = {
  /** Slugs. Items must have all of them. */
  chosen: string[];
  onToggle: (slug: string) => void;
};

/** Like the selects around it, but several can be checked. */
export function TagFilter({ chosen, onToggle }: TagFilterProps) {
  const { data, error } = useItemTags();
  const id = useId();
  const tags = data ?? [];
  const names = chosen.map((slug) => tags.find((tag) => tag.slug === slug)?.name ?? slug).join(', ') || 'All Tags';
  return (
    <Outlined field={id} label="Tag" note={noteOn({ data, error }, 'tags')}>
      <details className={styles.tags}>
        <summary id={id} className={classes(outlinedInput, styles.chosen)} aria-label={`Tag: ${names}`}>
          {names}
          <ArrowIcon />
        </summary>
        <ul>
          {tags.map((tag) => (
            <li key={tag.id}>
              <Check
                name="tag"
                value={tag.slug}
                checked={chosen.includes(tag.slug)}
                onToggle={() => onToggle(tag.slug)}
              >
                {countedName(tag)}
              </Check>
            </li>
          ))}
        </ul>
      </details>
    </Outlined>
  );
}
