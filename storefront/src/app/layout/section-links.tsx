import { styled } from '@mui/material/styles';
import { useAuth } from '@stoa/web-kit';
import { NavLink } from 'react-router-dom';
import { paths } from '../../config/paths';
import { sections } from './navigation';

type SectionLinksProps = { direction: 'row' | 'column' };

export function SectionLinks({ direction }: SectionLinksProps) {
  const { isAdmin } = useAuth();
  return (
    <List data-direction={direction}>
      {sections.map(({ label, to, end }) => (
        <li key={to}>
          <NavLink to={to} end={end}>
            {label}
          </NavLink>
        </li>
      ))}
      {isAdmin && (
        <li>
          <a href={paths.panel.home}>Admin</a>
        </li>
      )}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-direction=column]': { flexDirection: 'column' },
  '& a': {
    ...theme.typography.button,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInline: theme.spacing(1.5),
    borderRadius: 8,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    transition: theme.transitions.create('color', { duration: theme.transitions.duration.shortest }),
  },
  '& a:hover, & a[aria-current]': { color: theme.vars.palette.text.primary },
  '& a[aria-current]::after': {
    content: '""',
    position: 'absolute',
    bottom: 7,
    insetInline: theme.spacing(1.5),
    height: 2,
    borderRadius: 1,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[data-direction=column] a': { ...theme.typography.h5, minHeight: 52, paddingInline: 0 },
  '&[data-direction=column] a[aria-current]': { color: theme.vars.palette.primary.main },
  '&[data-direction=column] a[aria-current]::after': { display: 'none' },
}));
