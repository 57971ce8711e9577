import ArrowIcon from '@mui/icons-material/ExpandMoreOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import type { Destination } from '../../lib/resource';
import { type Entry, navigation } from './navigation';
import { useFoldedGroups } from './use-folded-groups';

const [groups, always] = [navigation.slice(0, -1), navigation.slice(-1)];

/** `onLeave` is called when a link is selected. */
export function NavigationLinks({ onLeave }: { onLeave?: () => void }) {
  const id = useId();
  const { pathname } = useLocation();
  const { isFolded, toggle } = useFoldedGroups();
  const entries = (links: readonly Entry[]) =>
    links.map((link) => <Links key={link.to} link={link} pathname={pathname} onLeave={onLeave} />);
  return (
    <Frame aria-label="Admin Panel">
      <div>
        {groups.map(({ name, links }) => {
          if (!name) return <ul key={name}>{entries(links)}</ul>;
          const folded = isFolded(name);
          return (
            <div key={name}>
              <h2>
                <Fold id={`${id}-${name}`} aria-expanded={!folded} onClick={() => toggle(name)}>
                  {name}
                  <ArrowIcon />
                </Fold>
              </h2>
              {/* Where one is stays in view. */}
              <ul aria-labelledby={`${id}-${name}`}>
                {entries(folded ? links.filter((link) => isOpen(link, pathname)) : links)}
              </ul>
            </div>
          );
        })}
      </div>
      {always.map(({ name, links }) => (
        <ul key={name}>{entries(links)}</ul>
      ))}
    </Frame>
  );
}

const isOpen = ({ to, end = false }: Destination & { end?: boolean }, pathname: string): boolean =>
  matchPath({ path: to, end }, pathname) !== null;

const current = {
  'aria-current': 'page',
  ref: (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest' }),
} as const;

type LinksProps = { link: Entry; pathname: string; onLeave: (() => void) | undefined };

/** A link, and below it its parts while one of them is open. */
function Links({ link, pathname, onLeave }: LinksProps) {
  const { label, to, Icon, Note, parts } = link;
  const isHere = isOpen(link, pathname);
  const part = parts.find((other) => isOpen(other, pathname));
  return (
    <li>
      <Link to={to} onClick={onLeave} {...(isHere && !part && current)}>
        <Icon />
        {label}
        {Note && <Note />}
      </Link>
      {isHere && parts.length > 0 && (
        <ul aria-label={label}>
          {parts.map((other) => (
            <li key={other.to}>
              <Link to={other.to} onClick={onLeave} {...(other === part && current)}>
                {other.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const Frame = styled('nav')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '& h2': { display: 'flex', margin: theme.spacing(0.75, 0, 0) },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > *': { padding: theme.spacing(0.5, 1.5) },
  '& > div': { flex: 1, overflowY: 'auto' },
  '& > ul': { padding: theme.spacing(0.5, 1.5), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    minHeight: 28,
    scrollMarginBlock: theme.spacing(1),
    // Beside the page, links are for a mouse; in the drawer, for a thumb.
    [theme.breakpoints.down('lg')]: { minHeight: 40 },
    paddingInline: theme.spacing(1.25),
    borderRadius: 8,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    transition: theme.transitions.create(['background-color', 'color'], {
      duration: theme.transitions.duration.shortest,
    }),
  },
  '& li li a': { paddingInlineStart: theme.spacing(4.875) },
  '& a svg': { fontSize: '1.1875rem', flexShrink: 0 },
  '& a:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.background.raised },
  '& a[aria-current]': {
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    backgroundColor: theme.vars.palette.background.raised,
    boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
  },
  '& a[aria-current] svg': { color: theme.vars.palette.primary.main },
}));

const Fold = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.caption,
  width: '100%',
  justifyContent: 'space-between',
  minHeight: 24,
  [theme.breakpoints.down('lg')]: { minHeight: 36 },
  paddingInline: theme.spacing(1.25),
  borderRadius: 8,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  '&:hover': { color: theme.vars.palette.text.primary },
  '& svg': { fontSize: '1rem' },
  '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
}));
