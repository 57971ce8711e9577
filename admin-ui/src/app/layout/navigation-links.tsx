import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { navigation } from './navigation';

/** `onLeave` is called when a link is selected. */
export function NavigationLinks({ onLeave }: { onLeave?: () => void }) {
  const id = useId();
  return (
    <Sections aria-label="Admin Panel">
      {navigation.map(({ name, links }) => (
        <div key={name}>
          {name && <h2 id={`${id}-${name}`}>{name}</h2>}
          <ul aria-labelledby={name ? `${id}-${name}` : undefined}>
            {links.map(({ label, to, end, Icon, Note, parts }) => (
              <li key={to}>
                <NavLink to={to} end={end} onClick={onLeave}>
                  <Icon />
                  {label}
                  {Note && <Note />}
                </NavLink>
                {parts && (
                  <ul aria-label={label}>
                    {parts.map((part) => (
                      <li key={part.to}>
                        <Link to={part.to} onClick={onLeave}>
                          {part.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Sections>
  );
}

const Sections = styled('nav')(({ theme }) => ({
  flex: 1,
  overflowY: 'auto',
  padding: theme.spacing(0.5, 1.5, 1),
  '& h2': {
    ...theme.typography.caption,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    margin: theme.spacing(1.5, 1.25, 0.25),
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.25),
    minHeight: 36,
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
