import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DailyFigures } from '@stoa/contract';
import { formatCount, formatDate, tabularFigures } from '@stoa/web-kit';
import { FIGURES } from '../domain/figures';

/** The same figures as the charts, for people who want the numbers or can't see a line. The newest day comes first. */
export function DailyTable({ days }: { days: DailyFigures[] }) {
  return (
    <Details>
      <summary>Daily figures</summary>
      <Table size="small" sx={{ ...tabularFigures, '& th, & td': { paddingInline: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            {FIGURES.map(({ figure, label }) => (
              <TableCell key={figure} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...days].reverse().map((figures) => (
            <TableRow key={figures.day}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: { sm: 'nowrap' } }}>
                {formatDate(figures.day)}
              </TableCell>
              {FIGURES.map(({ figure }) => (
                <TableCell key={figure} align="right">
                  {formatCount(figures[figure])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Details>
  );
}

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    ...theme.typography.button,
    cursor: 'pointer',
    width: 'fit-content',
    paddingBlock: theme.spacing(1),
    marginBottom: theme.spacing(1),
  },
}));
