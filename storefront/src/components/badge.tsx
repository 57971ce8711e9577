import { styled, type Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

type BadgeProps = { theme: Theme; strong?: boolean };

const frame = ({ theme, strong = false }: BadgeProps) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  paddingInline: 9,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  transition: theme.transitions.create('border-color'),
  'a&:hover': { borderColor: theme.vars.palette.control },
  ...(strong && {
    borderColor: 'transparent',
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
  }),
});

export const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'strong' })<{ strong?: boolean }>(frame);

export const BadgeLink = styled(Link)(({ theme }) => frame({ theme }));
