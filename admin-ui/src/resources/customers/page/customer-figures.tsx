import { styled } from '@mui/material/styles';
import { type CustomerDetail, formatCount } from '@stoa/contract';
import { formatDate, formatDollars } from '@stoa/web-kit';

export function CustomerFigures({ customer }: { customer: CustomerDetail }) {
  const { orderCount, spent, firstOrderAt, lastOrderAt } = customer;
  const figures: [label: string, value: string][] = [
    ['Orders', formatCount(orderCount)],
    ['Spent', formatDollars(spent)],
    ['Average order', orderCount > 0 ? formatDollars(Math.round((spent * 100) / orderCount) / 100) : '—'],
    ['First order', firstOrderAt ? formatDate(firstOrderAt) : '—'],
    ['Last order', lastOrderAt ? formatDate(lastOrderAt) : '—'],
  ];
  return (
    <Figures>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  gap: theme.spacing(2),
  margin: 0,
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.body1, fontWeight: 600, margin: 0, fontVariantNumeric: 'tabular-nums' },
}));
