import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type FormColumnsProps = {
  /** What the form begins with, also on narrow screens: all that most records need. */
  first: ReactNode;
  side: ReactNode;
  children: ReactNode;
};

/** Two columns where there is room for them. Otherwise, what is at the side comes second. */
export const FormColumns = ({ first, side, children }: FormColumnsProps) => (
  <Columns>
    <div>{first}</div>
    <div>{side}</div>
    <div>{children}</div>
  </Columns>
);

const oneBelowAnother = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

const Columns = styled('div')(({ theme }) => ({
  ...oneBelowAnother,
  gap: theme.spacing(2.5),
  '& > div': { ...oneBelowAnother, gap: theme.spacing(2.5) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 328px',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
}));
