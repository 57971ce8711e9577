import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BY_ITSELF, type OrderDetail, type OrderEvent, orderNoteInput } from '@stoa/contract';
import { Form, FormAlert, formatMoment, schemaErrors, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Rows } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { MailNotConnected } from '../../../components/mail-not-connected';
import { useMailConnected } from '../../../lib/use-mail-connected';
import { useOrderChange } from '../api';
import { eventName, isMachinery, isProviderId } from '../order-words';

/** What happened, newest first, with the shop’s own notes among it. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const change = useOrderChange(order);
  const [withDetails, setWithDetails] = useState(false);
  const hasDetails = order.events.some((event) => isMachinery(event) || isProviderId(event));
  const latestMail = order.events.find(({ kind }) => kind === 'mailed' || kind === 'mailFailed');
  return (
    <FormCard title="Timeline">
      <Form
        aria-label="Add a note"
        initialValues={{ text: '' }}
        validate={(values) => schemaErrors(orderNoteInput, values)}
        failure="Failed to add the note"
        onSubmit={async (values, reset) => {
          await change('notes', values, 'Note added');
          reset();
        }}
      >
        <TextField name="text" label="Note" multiline minRows={2} helperText="Only administrators see it" />
        <FormAlert />
        <AddNote />
      </Form>
      <Rows aria-label="What happened">
        {order.events
          .filter((event) => withDetails || !isMachinery(event))
          .map((event) => (
            <li key={event.id}>
              <TimelineEvent event={event} order={order} withDetails={withDetails} />
              {event === latestMail && <AfterMail event={event} order={order} />}
            </li>
          ))}
      </Rows>
      {hasDetails && (
        <div>
          <Button size="small" aria-expanded={withDetails} onClick={() => setWithDetails(!withDetails)}>
            {withDetails ? 'Hide details' : 'Show details'}
          </Button>
        </div>
      )}
    </FormCard>
  );
}

/** Less than what the order itself waits for. */
function AddNote() {
  const { isSubmitting } = useFormikContext();
  return (
    <div>
      <Button type="submit" variant="outlined" aria-disabled={isSubmitting}>
        {isSubmitting ? 'Adding...' : 'Add note'}
      </Button>
    </div>
  );
}

/** What can be done about an email that nobody got. */
function AfterMail({ event: { kind, mail }, order }: Pick<EventProps, 'event' | 'order'>) {
  const isConnected = useMailConnected();
  if (mail === 'TO_FILE' && isConnected === false)
    return (
      <Typography variant="body2">
        <MailNotConnected />
      </Typography>
    );
  if ((kind !== 'mailFailed' && mail !== 'TO_FILE') || order.mails.length === 0) return null;
  return <Typography variant="body2">Choose “Email again” under “More actions” to send it once more.</Typography>;
}

type EventProps = { event: OrderEvent; order: OrderDetail; withDetails: boolean };

export function TimelineEvent({ event, order, withDetails }: EventProps) {
  const { madeBy, madeAt } = event;
  const text = withDetails || !isProviderId(event) ? event.text : null;
  return (
    <>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
        <strong>{eventName(event, order)}</strong>
        {text && `: ${text}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <time dateTime={madeAt}>{formatMoment(madeAt)}</time>
        {madeBy !== BY_ITSELF && ` by ${madeBy}`}
      </Typography>
    </>
  );
}
