import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { adminPaths, counted, type HealthReport } from '@stoa/contract';
import { getData, LoadError } from '@stoa/web-kit';
import useSWR from 'swr';
import { Facts } from '../../../components/facts';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { PageHeader } from '../../../components/page-header';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { timeAgo } from '../../../lib/time-ago';
import { errorsFirst, isError } from '../domain/errors-first';
import { FoundCheck } from './found-check';

/** Looks only when it’s opened and when it’s asked to: it takes seconds, and asks others, too. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true };

export function HealthPage() {
  const { data: report, error, isValidating, mutate } = useSWR(adminPaths.health, getData<HealthReport>, ONCE);
  const check = () => {
    if (!isValidating) void mutate();
  };
  return (
    <>
      <PageHeader
        title="Health"
        intro="Looks for everything that can be wrong with a shop, and says what to do about it. On the server, npm run doctor says the same."
        actions={
          <Button variant="outlined" aria-disabled={isValidating} onClick={check}>
            {isValidating ? 'Checking...' : 'Check again'}
          </Button>
        }
      />
      {error && !isValidating && <LoadError onRetry={check}>The shop couldn’t be checked. Please try again.</LoadError>}
      {!report && !error && <RowsSkeleton count={8} height={64} />}
      {report && <Report report={report} />}
    </>
  );
}

function Report({ report: { checkedAt, checks } }: { report: HealthReport }) {
  const found = errorsFirst(
    checks.filter(({ findings }) => findings.length > 0),
    ({ findings }) => findings.some(isError),
  );
  const fine = checks.filter(({ findings }) => findings.length === 0);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: FORM_WIDTH }}>
      <Typography role="status" color="textSecondary">
        {sumUp(checks)} Checked {timeAgo(checkedAt, new Date())}.
      </Typography>
      {found.map((check) => (
        <FoundCheck key={check.name} check={check} />
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

function sumUp(checks: HealthReport['checks']): string {
  const findings = checks.flatMap((check) => check.findings);
  const errors = findings.filter(isError).length;
  const warnings = findings.length - errors;
  if (findings.length === 0) return 'All is well.';
  return `${[...(errors > 0 ? [counted(errors, 'error')] : []), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])].join(' and ')}.`;
}
