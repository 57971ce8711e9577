import Button from '@mui/material/Button';
import TextLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { StaffTopic } from '@stoa/contract';
import { errorMessage, LoadError, useToast } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { PageHeader } from '../../../components/page-header';
import { Switch } from '../../../components/switch';
import { paths } from '../../../config/paths';
import { chooseNotifications, useNotificationChoices } from '../api';
import { PushDevices } from './push-devices';

const TOPICS: Record<StaffTopic, string> = {
  newOrder: 'New orders',
  paymentProblem: 'Payment problems',
  returnRequested: 'Return requests',
  orderCanceled: 'Orders canceled by customers',
  newMessage: 'New messages',
  lowStock: 'Low stock',
  reservedStock: 'Items reserved by unpaid orders',
  backupOverdue: 'No backup for a day and a half',
  dailySummary: 'A summary of the day before, every morning at 6 AM',
};

const MEANS = { mail: 'Email', push: 'Push' } as const;
type Means = keyof typeof MEANS;

/** Each administrator chooses for themselves. */
export function StaffNotificationsPage() {
  const { data: choices, error, mutate } = useNotificationChoices();
  const toast = useToast();

  async function choose(topic: StaffTopic, means: Means, isOn: boolean) {
    const changed = { [means]: isOn };
    try {
      await mutate(chooseNotifications({ [topic]: changed }), {
        optimisticData: (current = []) =>
          current.map((choice) => (choice.topic === topic ? { ...choice, ...changed } : choice)),
        revalidate: false,
      });
    } catch (failure) {
      toast.error('Error', errorMessage(failure, 'Failed to save your choice'));
    }
  }

  return (
    <>
      <PageHeader
        title="Your notifications"
        intro="How you hear about your shop. Other administrators choose for themselves."
        actions={
          <Button component={Link} to={paths.notifications} variant="outlined">
            All emails
          </Button>
        }
      />
      <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
        {error && !choices && (
          <LoadError onRetry={() => void mutate()}>Failed to load your choices. Please try again.</LoadError>
        )}
        {!error && !choices && <FormSkeleton />}
        {choices && (
          <FormCard title="Tell me about">
            <Table size="small" aria-label="Your choices">
              <TableHead>
                <TableRow>
                  <TableCell sx={{ width: '100%' }}>What</TableCell>
                  {Object.values(MEANS).map((name) => (
                    <TableCell key={name}>{name}</TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {choices.map((choice) => (
                  <TableRow key={choice.topic}>
                    <TableCell component="th" scope="row">
                      {TOPICS[choice.topic]}
                      {choice.alsoTo.length > 0 && (
                        <Typography component="p" variant="caption" color="textSecondary">
                          {`Also emailed to ${choice.alsoTo.join(', ')}`}
                        </Typography>
                      )}
                    </TableCell>
                    {(Object.keys(MEANS) as Means[]).map((means) => (
                      <TableCell key={means}>
                        <Switch
                          checked={choice[means]}
                          onChange={(_event, isOn) => void choose(choice.topic, means, isOn)}
                          slotProps={{ input: { 'aria-label': `${TOPICS[choice.topic]}: ${MEANS[means]}` } }}
                        />
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
            <Typography variant="body2" color="textSecondary">
              Who gets these emails besides administrators is set for each of them under{' '}
              <TextLink component={Link} to={paths.notifications}>
                All emails
              </TextLink>
              .
            </Typography>
          </FormCard>
        )}
        <PushDevices />
      </Stack>
    </>
  );
}
