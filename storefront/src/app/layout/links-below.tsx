import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import type { MenuLink } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './links-below.module.css';
import { SectionLink } from './section-link';

const close = ({ current }: RefObject<HTMLDetailsElement | null>) => {
  if (current) current.open = false;
};

type LinksBelowProps = { label: string; links: MenuLink[]; direction: 'row' | 'column' };

/** A menu that opens without scripts, too. They close it: on Escape, by a link, or when focus or a press leaves it. */
export function LinksBelow({ label, links, direction }: LinksBelowProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  const isRow = direction === 'row';

  useEffect(() => {
    if (shownAt.current !== key) close(box);
    shownAt.current = key;
  }, [key]);

  useEffect(() => {
    if (!isRow) return;
    // It may have been left before its code was there. Safari focuses nothing that is pressed.
    const { activeElement } = document;
    if (activeElement !== document.body && !box.current?.contains(activeElement)) close(box);
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) close(box);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isRow]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !box.current?.open) return;
    // The menu of phones, which it's in, stays open.
    event.stopPropagation();
    close(box);
    box.current.querySelector('summary')?.focus();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (isRow && relatedTarget && !currentTarget.contains(relatedTarget)) close(box);
  }

  return (
    <details ref={box} className={styles[direction]} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={styles.toggle} aria-label={`${label} menu`}>
        <ExpandIcon />
      </summary>
      <ul className={styles.links}>
        {links.map((link, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be there twice
          <li key={place}>
            <SectionLink {...link} className={classes(text.body2, styles.link)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
