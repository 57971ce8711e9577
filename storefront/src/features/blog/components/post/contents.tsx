import type { Heading } from '@stoa/contract';
import { classes, text } from '@stoa/web-kit';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './contents.module.css';

const TITLE = 'On this page';

/** Beside the text on wide screens, where it's always in view. */
export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <div className={styles.side}>
      <nav className={styles.inView} aria-label={TITLE}>
        <p className={classes(text.overline, text.muted, styles.title)} aria-hidden="true">
          {TITLE}
        </p>
        <HeadingList headings={headings} />
      </nav>
    </div>
  );
}

/** Above the text on narrow screens, collapsed until someone opens it. */
export function FoldedContents({ headings }: { headings: Heading[] }) {
  return (
    <details className={styles.fold}>
      <summary className={text.subtitle2}>{TITLE}</summary>
      <nav aria-label={TITLE}>
        <HeadingList headings={headings} />
      </nav>
    </details>
  );
}

function HeadingList({ headings }: { headings: Heading[] }) {
  const current = useCurrentHeading(headings);
  return (
    <ul className={styles.list}>
      {headings.map(({ id, text: words, level }) => (
        <li key={id}>
          <Link
            to={{ hash: id }}
            replace
            preventScrollReset={false}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => focusHeading(id)}
            className={classes(text.body2, styles.heading, level > 2 && styles.deeper)}
          >
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Lets the keyboard continue from the section in view. */
function focusHeading(id: string) {
  const heading = document.getElementById(id);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** How far below the top of the window, under the header, a section becomes the current one. */
const READING_LINE = 140;

function useCurrentHeading(headings: Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = headings.map(({ id }) => document.getElementById(id)).filter((element) => element !== null);
    let frame = 0;
    const look = () => {
      frame = 0;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = elements.filter((element) => element.getBoundingClientRect().top <= READING_LINE);
      setCurrent((isAtEnd ? elements : passed).at(-1)?.id);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [headings]);
  return current;
}
