import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { apiPaths, type StaffTopic, type Store } from '@stoa/contract';
import { errorMessage, getData, LoadError, useToast } from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { PageHeader } from '../../../components/page-header';
import { paths } from '../../../config/paths';
import { chooseNotifications, useNotificationChoices } from '../api';

const TOPICS: Record<StaffTopic, string> = {
  newOrder: 'New orders',
  paymentProblem: 'Payment problems',
  newMessage: 'New messages',
  lowStock: 'Low stock',
  reservedStock: 'Items reserved by unpaid orders',
  dailySummary: 'A summary of the day before, every morning',
};

/** Each administrator chooses for themselves. */
export function StaffNotificationsPage() {
  const { data: choices, error, mutate } = useNotificationChoices();
  const toast = useToast();

  async function choose(topic: StaffTopic, mail: boolean) {
    try {
      await mutate(chooseNotifications({ [topic]: mail }), {
        optimisticData: (current = []) => current.map((choice) => (choice.topic === topic ? { topic, mail } : choice)),
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
        intro="Which emails about the shop you get. Other administrators choose for themselves."
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
          <FormCard title="Email me about">
            <Box sx={{ display: 'grid' }}>
              {choices.map(({ topic, mail }) => (
                <FormControlLabel
                  key={topic}
                  label={TOPICS[topic]}
                  control={<Switch checked={mail} onChange={(_event, isOn) => void choose(topic, isOn)} />}
                />
              ))}
            </Box>
            <SharedAddress />
          </FormCard>
        )}
      </Stack>
    </>
  );
}

function SharedAddress() {
  const { data: store } = useSWR(apiPaths.store, getData<Store>);
  if (!store) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {store.contactEmail
        ? `All of these but the summary also go to the shop’s contact address, ${store.contactEmail}. `
        : 'Your shop has no contact address, so every administrator gets these unless they turn them off here. '}
      <TextLink component={Link} to={paths.settings}>
        Change the contact address
      </TextLink>
    </Typography>
  );
}
