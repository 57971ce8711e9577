import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatDay, tabularFigures } from '@stoa/web-kit';
import type { Daily, Figure } from '../domain/figures';

/** The same figures as the charts, for people who want the numbers or can't see a line. The newest day comes first. */
export function DailyTable<Name extends string>({ days, figures }: { days: Daily<Name>[]; figures: Figure<Name>[] }) {
  return (
    <Details>
      <summary>Daily figures</summary>
      <Table size="small" sx={{ ...tabularFigures, '& th, & td': { paddingInline: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Day</TableCell>
            {figures.map(({ figure, label, lessOnPhone }) => (
              <TableCell key={figure} align="right" sx={lessOnPhone ? notOnPhone : {}}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...days].reverse().map((of) => (
            <TableRow key={of.day}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: { sm: 'nowrap' } }}>
                {formatDay(of.day)}
              </TableCell>
              {figures.map(({ figure, format, lessOnPhone }) => (
                <TableCell key={figure} align="right" sx={lessOnPhone ? notOnPhone : {}}>
                  {format(of[figure])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Details>
  );
}

const notOnPhone = { display: { xs: 'none', sm: 'table-cell' } };

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    ...theme.typography.button,
    cursor: 'pointer',
    width: 'fit-content',
    paddingBlock: theme.spacing(1),
    marginBottom: theme.spacing(1),
  },
}));
