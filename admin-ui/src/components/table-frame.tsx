import { styled } from '@mui/material/styles';
import { openableLook } from './list/row/open-row';

export const TableFrame = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '& thead th': { fontWeight: 600, backgroundColor: theme.vars.palette.background.raised },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  ...openableLook('tbody tr'),
  [theme.breakpoints.down('sm')]: { '& th, & td': { paddingInline: theme.spacing(1.5) } },
}));
