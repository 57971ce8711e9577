import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Heading } from '@stoa/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

const TITLE = 'On this page';

/** Beside the text on wide screens, where it's always in view. */
export function Contents({ headings }: { headings: Heading[] }) {
  return (
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <Box
        component="nav"
        aria-label={TITLE}
        sx={{ position: 'sticky', top: 96, maxHeight: 'calc(100dvh - 120px)', overflowY: 'auto' }}
      >
        <Box aria-hidden sx={{ typography: 'overline', color: 'text.secondary', marginBottom: 1 }}>
          {TITLE}
        </Box>
        <HeadingList headings={headings} />
      </Box>
    </Box>
  );
}

/** Above the text on narrow screens, collapsed until someone opens it. */
export function FoldedContents({ headings }: { headings: Heading[] }) {
  return (
    <Fold>
      <summary>{TITLE}</summary>
      <nav aria-label={TITLE}>
        <HeadingList headings={headings} />
      </nav>
    </Fold>
  );
}

function HeadingList({ headings }: { headings: Heading[] }) {
  const current = useCurrentHeading(headings);
  return (
    <List>
      {headings.map(({ id, text, level }) => (
        <li key={id}>
          <Link
            to={{ hash: id }}
            replace
            preventScrollReset={false}
            aria-current={id === current ? 'location' : undefined}
            onClick={() => focusHeading(id)}
            style={{ paddingInlineStart: level > 2 ? '1.75rem' : undefined }}
          >
            {text}
          </Link>
        </li>
      ))}
    </List>
  );
}

/** Lets the keyboard continue from the section in view. */
function focusHeading(id: string) {
  const heading = document.getElementById(id);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

const Fold = styled('details')(({ theme }) => ({
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > summary': { ...theme.typography.subtitle2, padding: theme.spacing(1.5, 2), cursor: 'pointer' },
  '& > nav': { padding: theme.spacing(0, 2, 1.5) },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    ...theme.typography.body2,
    display: 'block',
    paddingBlock: theme.spacing(0.75),
    paddingInline: theme.spacing(1.75, 1),
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    transition: theme.transitions.create(['color', 'border-color']),
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      color: theme.vars.palette.text.primary,
      borderColor: theme.vars.palette.primary.main,
      fontWeight: 550,
    },
  },
}));

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
