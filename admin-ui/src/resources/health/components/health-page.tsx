import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { adminPaths, type HealthCheck, type HealthFinding, type HealthReport } from '@stoa/contract';
import { getData, LoadError } from '@stoa/web-kit';
import useSWR from 'swr';
import { Badge, type BadgeLook } from '../../../components/badge';
import { Facts, Rows } from '../../../components/facts';
import { PageHeader } from '../../../components/page-header';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { timeAgo } from '../../../lib/time-ago';

const BADGES: Record<HealthFinding['severity'], { name: string; look: BadgeLook }> = {
  ERROR: { name: 'Error', look: 'error' },
  WARNING: { name: 'Warning', look: 'caution' },
};

/** Looks only when it’s opened and when it’s asked to: it takes seconds, and asks others, too. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true };

export function HealthPage() {
  const { data: report, error, isValidating, mutate } = useSWR(adminPaths.health, getData<HealthReport>, ONCE);
  return (
    <>
      <PageHeader
        title="Health"
        intro="Everything that can be wrong with a shop, and what to do about it. On the server, npm run doctor says the same."
        actions={
          <Button variant="outlined" disabled={isValidating} onClick={() => void mutate()}>
            {isValidating ? 'Checking…' : 'Check again'}
          </Button>
        }
      />
      {error && !isValidating && (
        <LoadError onRetry={() => void mutate()}>The shop couldn’t be checked. Please try again.</LoadError>
      )}
      {!report && !error && <RowsSkeleton count={8} height={64} />}
      {report && <Report report={report} />}
    </>
  );
}

const isError = ({ severity }: HealthFinding) => severity === 'ERROR';

/** What is wrong comes first. */
const errorsFirst = <One,>(all: One[], isWrong: (one: One) => boolean): One[] => [
  ...all.filter(isWrong),
  ...all.filter((one) => !isWrong(one)),
];

function Report({ report: { checkedAt, checks } }: { report: HealthReport }) {
  const found = errorsFirst(
    checks.filter(({ findings }) => findings.length > 0),
    ({ findings }) => findings.some(isError),
  );
  const fine = checks.filter(({ findings }) => findings.length === 0);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 860 }}>
      <Typography role="status" color="textSecondary">
        {found.length === 0 ? 'All is well.' : null} Checked {timeAgo(checkedAt, new Date())}.
      </Typography>
      {found.map((check) => (
        <Found key={check.name} check={check} />
      ))}
      {fine.length > 0 && (
        <Card component="section" aria-label="No problems found" sx={{ padding: { xs: 2, sm: 3 } }}>
          <Typography variant="h5" component="h2" sx={{ marginBottom: 2 }}>
            No problems found
          </Typography>
          <Facts>
            {fine.map(({ name, summary }) => (
              <Box key={name} sx={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{summary}</dd>
              </Box>
            ))}
          </Facts>
        </Card>
      )}
    </Box>
  );
}

function Found({ check: { name, summary, findings } }: { check: HealthCheck }) {
  return (
    <Card component="section" aria-label={name} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Typography variant="h5" component="h2">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 2 }}>
        {summary}
      </Typography>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
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
