import { classes, text } from '@stoa/web-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ResponsiveImage } from '../../../components/images/responsive-image';
import styles from './result-list.module.css';
import type { ResultGroup, SearchOption } from './search-results';

type ResultListProps = {
  id: string;
  groups: ResultGroup[];
  /** Index among all options that the arrow keys have reached; -1 for none. */
  active: number;
  /** Marked in what was found. */
  searchText: string;
};

export function ResultList({ id, groups, active, searchText }: ResultListProps) {
  const found = patternOf(searchText);
  const starts = groups.map((_group, place) =>
    groups.slice(0, place).reduce((count, { options }) => count + options.length, 0),
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      hidden={groups.length === 0}
      className={styles.list}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, options }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be part of a listbox
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} role="presentation" className={classes(text.overline, text.muted, styles.group)}>
            {name}
          </div>
          {options.map((option, place) => {
            const number = (starts[group] ?? 0) + place;
            return (
              <Option
                key={option.to}
                id={`${id}-${number}`}
                option={option}
                isActive={number === active}
                found={found}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { id: string; option: SearchOption; isActive: boolean; found: RegExp | null };

function Option({ id, option: { to, title, detail, image, libraryImage = null }, isActive, found }: OptionProps) {
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Link
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      className={classes(text.body2, styles.option)}
    >
      {detail === undefined ? (
        <span className={styles.all}>{title} →</span>
      ) : (
        <>
          {image !== undefined && (
            <span className={styles.image}>
              <ResponsiveImage src={image} libraryImage={libraryImage} ratio="4 / 3" sizes="48px" arch={20} />
            </span>
          )}
          <span className={styles.title}>{found ? marked(title, found) : title}</span>
          <span className={styles.detail}>{detail}</span>
        </>
      )}
    </Link>
  );
}

/** Its words, in a group, so that splitting by them keeps them. */
const patternOf = (searchText: string): RegExp | null => {
  const words = searchText.trim().split(/\s+/).filter(Boolean);
  const escaped = words.map((word) => word.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&'));
  return escaped.length > 0 ? new RegExp(`(${escaped.join('|')})`, 'gi') : null;
};

const marked = (title: string, found: RegExp): ReactNode =>
  title.split(found).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a title have nothing else
    place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
  );
