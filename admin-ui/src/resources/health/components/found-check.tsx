import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { HealthCheck, HealthFinding, HealthPage } from '@stoa/contract';
import { Link } from 'react-router-dom';
import { Badge, type BadgeLook } from '../../../components/badge';
import { Rows } from '../../../components/facts';
import { paths } from '../../../config/paths';
import { errorsFirst, isError } from '../domain/errors-first';

const BADGES: Record<HealthFinding['severity'], { name: string; look: BadgeLook }> = {
  ERROR: { name: 'Error', look: 'error' },
  WARNING: { name: 'Warning', look: 'caution' },
};

const PAGES: Record<HealthPage, { label: string; to: string }> = {
  BACKUPS: { label: 'Backups', to: paths.backups },
  MAIL_SERVER: { label: 'Mail server', to: paths.mailServer },
  MEDIA: { label: 'Media', to: paths.media },
  ORDERS: { label: 'Orders', to: paths.orders },
  PAYMENTS: { label: 'Payments', to: paths.salesSettingsTab('payment') },
};

/** A check with what it found. */
export function FoundCheck({ check: { name, page, summary, findings } }: { check: HealthCheck }) {
  return (
    <Card component="section" aria-label={name} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 2, marginBottom: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="h5" component="h2">
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {summary}
          </Typography>
        </Box>
        {page && (
          <Button component={Link} to={PAGES[page].to} variant="outlined" size="small" sx={{ flexShrink: 0 }}>
            {PAGES[page].label}
          </Button>
        )}
      </Box>
      <Rows>
        {errorsFirst(findings, isError).map((finding) => (
          <Finding key={finding.what} finding={finding} />
        ))}
      </Rows>
    </Card>
  );
}

function Finding({ finding: { severity, what, why, advice, details } }: { finding: HealthFinding }) {
  const { name, look } = BADGES[severity];
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'start', gap: 1 }}>
        <Badge look={look}>{name}</Badge>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {details.length > 0 ? `${what}:` : `${what}.`}
        </Typography>
      </Box>
      {details.length > 0 && (
        <Typography
          component="ul"
          variant="body2"
          sx={{ margin: 0, paddingLeft: 2.5, maxHeight: 240, overflowY: 'auto' }}
        >
          {details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {why}
      </Typography>
      <Typography variant="body2">{advice}</Typography>
    </Box>
  );
}
