import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { MailAudience, MailTemplate } from '@stoa/contract';
import { LoadError } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { openableRow } from '../../../components/list/row/open-row';
import { PageHeader } from '../../../components/page-header';
import { RecordLink } from '../../../components/record-link';
import { TableFrame } from '../../../components/table-frame';
import { paths } from '../../../config/paths';
import { useMailServer, useMailTemplates } from '../api';

const GROUPS: { audience: MailAudience; title: string; intro: string }[] = [
  { audience: 'customer', title: 'Customers', intro: 'What customers hear about their orders.' },
  { audience: 'staff', title: 'Staff', intro: 'What you and other administrators hear about the shop.' },
  { audience: 'account', title: 'Accounts', intro: 'Passwords and email addresses. These are always sent.' },
];

/** Every email that the shop sends. */
export function MailListPage() {
  const { data: templates, error, mutate } = useMailTemplates();
  return (
    <>
      <PageHeader
        title="Notifications"
        intro="Every email that your shop sends: turn it on or off, write it in your own words, and see how it looks."
        actions={
          <>
            <Button component={Link} to={paths.staffNotifications} variant="outlined">
              Your notifications
            </Button>
            <Button component={Link} to={paths.mailServer} variant="outlined">
              Mail server
            </Button>
          </>
        }
      />
      <Stack spacing={3} sx={{ maxWidth: FORM_WIDTH }}>
        <MailServerNote />
        {error && !templates && (
          <LoadError onRetry={() => void mutate()}>Failed to load emails. Please try again.</LoadError>
        )}
        {!error && !templates && <FormSkeleton />}
        {templates &&
          GROUPS.map(({ audience, title, intro }) => (
            <Box component="section" key={audience} aria-label={title}>
              <Typography variant="h5" component="h2">
                {title}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
                {intro}
              </Typography>
              <MailTable title={title} templates={templates.filter((template) => template.audience === audience)} />
            </Box>
          ))}
      </Stack>
    </>
  );
}

function MailServerNote() {
  const { data: server } = useMailServer();
  if (server?.source !== 'FILES') return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button component={Link} to={paths.mailServer} color="inherit" size="small">
          Set up
        </Button>
      }
    >
      Nobody gets these emails yet: without a mail server, they’re only written to files.
    </Alert>
  );
}

function MailTable({ title, templates }: { title: string; templates: MailTemplate[] }) {
  return (
    <TableFrame>
      <Table aria-label={title}>
        <TableBody>
          {templates.map(({ kind, name, when, isOn, isEdited }) => (
            <TableRow key={kind} hover {...openableRow}>
              <TableCell component="th" scope="row" sx={{ width: '100%' }}>
                <RecordLink to={paths.mailTemplate(kind)}>{name}</RecordLink>
                <Typography variant="body2" color="textSecondary">
                  {when}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ justifyContent: 'flex-end' }}>
                  {isEdited && <Badge look="outline">Edited</Badge>}
                  <Badge look={isOn ? 'default' : 'secondary'}>{isOn ? 'On' : 'Off'}</Badge>
                </Stack>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}
