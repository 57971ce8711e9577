import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../config/paths';

type Props = {
  title: string;
  note: string;
  onHide: () => void;
  /** List items, each with an icon. */
  children: ReactNode;
};

/** What a new shop’s keeper does first. */
export function StepsCard({ title, note, onHide, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ marginTop: 3, padding: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'start', gap: 1 }}>
        <Box sx={{ display: 'flex', flexGrow: 1, flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <Typography variant="h5" component="h2" id={id}>
            {title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        </Box>
        <Box sx={{ flexShrink: 0, marginInline: { xs: -1.5, sm: 0 } }}>
          <Button size="small" component={RouterLink} to={paths.rehearsal}>
            Rehearse an order
          </Button>
          <Button size="small" onClick={onHide}>
            Hide
          </Button>
        </Box>
      </Box>
      <Steps>{children}</Steps>
    </Card>
  );
}

/** Within the panel, or out of it in a new tab. */
export type Leads = { to: string } | { href: string };

export const StepLink = ({ title, leads }: { title: string; leads: Leads }) =>
  'to' in leads ? (
    <Link component={RouterLink} to={leads.to}>
      {title}
    </Link>
  ) : (
    <Link href={leads.href} target="_blank">
      {title}
    </Link>
  );

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', gap: theme.spacing(1.25) },
  '& svg': { flexShrink: 0, fontSize: '1.375rem' },
}));
