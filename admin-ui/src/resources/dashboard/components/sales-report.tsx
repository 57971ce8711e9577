import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  formatCount,
  type SalesReport as Report,
  type ReportGroup,
  type ReportRow,
  type StatsQuery,
} from '@stoa/contract';
import { formatDollars, LoadError, tabularFigures } from '@stoa/web-kit';
import { useId, useState } from 'react';
import { ExportButton } from '../../../components/list/toolbar/import-export-buttons';
import { useSalesReport } from '../api';
import { Preset } from './range-picker';

interface Group {
  label: string;
  /** What a row without a name is. */
  none: string;
  amount: string;
  hint: string;
}

const PAID = 'What was paid, with tax and shipping, less refunds.';
const SOLD = 'After discounts, without tax, shipping, and refunded items.';

const GROUPS: Record<ReportGroup, Group> = {
  item: { label: 'Item', none: 'Other', amount: 'Sales', hint: SOLD },
  category: { label: 'Category', none: 'No category', amount: 'Sales', hint: SOLD },
  country: { label: 'Country', none: 'No shipping address', amount: 'Revenue', hint: PAID },
  customer: { label: 'Customer', none: 'Unknown', amount: 'Revenue', hint: PAID },
  tax: { label: 'Tax', none: 'Other', amount: 'Tax', hint: 'What was charged, less its share of refunds.' },
};

/** Orders that were paid on the days of the range, by one of the groups. */
export function SalesReport({ range }: { range: StatsQuery }) {
  const id = useId();
  const [by, setBy] = useState<ReportGroup>('item');
  const { data: report, failed, retry } = useSalesReport(range, by);
  const group = GROUPS[by];
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h5" component="h2" id={id}>
          Sales by {group.label.toLowerCase()}
        </Typography>
        <ExportButton kind="sales-report" query={String(new URLSearchParams({ ...range, by }))} />
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={by}
        onChange={(_, chosen: ReportGroup | null) => chosen && setBy(chosen)}
        aria-label="Report"
        sx={{ marginBlock: 2, flexWrap: 'wrap' }}
      >
        {Object.entries(GROUPS).map(([name, { label }]) => (
          <Preset key={name} value={name}>
            {label}
          </Preset>
        ))}
      </ToggleButtonGroup>
      {failed && <LoadError onRetry={retry}>Couldn’t load this report</LoadError>}
      {!failed && !report && <Skeleton variant="rounded" height={200} />}
      {!failed && report && <Rows report={report} group={group} />}
    </Card>
  );
}

function Rows({ report: { rows, rowCount }, group }: { report: Report; group: Group }) {
  if (rows.length === 0) return <Typography color="textSecondary">No sales in this period.</Typography>;
  const counts = rows.some(({ quantity }) => quantity !== null);
  return (
    <>
      <Table size="small" sx={{ ...tabularFigures, '& th, & td': { paddingInline: { xs: 0.75, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{group.label}</TableCell>
            {counts && <TableCell align="right">Sold</TableCell>}
            <TableCell align="right">Orders</TableCell>
            <TableCell align="right">{group.amount}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, orders, quantity, amount }: ReportRow) => (
            // Two may have the same name.
            <TableRow key={[name, orders, quantity, amount].join()}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {name ?? group.none}
              </TableCell>
              {counts && <TableCell align="right">{quantity === null ? '' : formatCount(quantity)}</TableCell>}
              <TableCell align="right">{formatCount(orders)}</TableCell>
              <TableCell align="right">{formatDollars(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ marginTop: 1 }}>
        {group.hint}
        {rowCount > rows.length && ` The first ${rows.length} of ${formatCount(rowCount)}; export to see all.`}
      </Typography>
    </>
  );
}
