import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import {
  type RehearsalPlace,
  type RehearsalStep,
  type RehearsedMail,
  type RehearsedOutcome,
  shopPaths,
} from '@stoa/contract';
import { useState } from 'react';
import { Rows } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { MailFrame } from '../../../components/mail-frame';
import { PagePreview } from '../../../components/page-preview';
import { isMachinery } from '../order-words';
import { TimelineEvent } from '../page/order-timeline';
import { ChangeThis } from './change-link';

const WHO: Record<RehearsalStep['by'], string> = { CUSTOMER: 'Customer', SHOP: 'Shop' };
/** What checkout depends on. */
const CHECKOUT: readonly RehearsalPlace[] = ['SHIPPING', 'PAYMENT', 'TAXES'];
const FRAME_HEIGHT = 640;

/** A purchase that was played: what happened, and what customer and shop see of it. */
export function Purchase({ outcome }: { outcome: RehearsedOutcome }) {
  const { steps, problem, checkout, order, mails, invoice, changeAt } = outcome;
  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <FormCard title="What happens">
        <Rows>
          {steps.map(({ by, text }) => (
            <li key={text}>
              <Typography variant="body2">
                <strong>{WHO[by]}</strong>: {text}
              </Typography>
            </li>
          ))}
        </Rows>
        {problem && <Alert severity="warning">{problem}.</Alert>}
        <ChangeThis at={changeAt} />
      </FormCard>
      {order && (
        <FormCard title="Timeline in the panel">
          <Rows>
            {order.events
              .filter((event) => event.kind !== 'mailed' && !isMachinery(event))
              .map((event) => (
                <li key={event.id}>
                  <TimelineEvent event={event} order={order} withDetails={false} />
                </li>
              ))}
          </Rows>
          {invoice && <InvoiceLink invoice={invoice} />}
        </FormCard>
      )}
      {checkout && (
        <FormCard title="Checkout">
          <PagePreview
            name="checkout"
            src={shopPaths.checkout}
            title="Checkout page"
            content={checkout}
            height={FRAME_HEIGHT}
          />
          <ChangeThis at={CHECKOUT} />
        </FormCard>
      )}
      {order && (
        <FormCard title="The customer’s order page">
          <PagePreview name="order" src={shopPaths.order} title="Order page" content={order} height={FRAME_HEIGHT} />
        </FormCard>
      )}
      {mails.length > 0 && <Mails mails={mails} />}
    </Box>
  );
}

function Mails({ mails }: { mails: RehearsedMail[] }) {
  const [place, setPlace] = useState(0);
  const mail = mails[place] ?? mails[0];
  if (!mail) return null;
  return (
    <FormCard title="Emails">
      <Tabs value={mails.indexOf(mail)} onChange={(_event, chosen: number) => setPlace(chosen)} aria-label="Emails">
        {mails.map(({ kind, subject }, index) => (
          <Tab key={kind} value={index} label={subject} sx={{ maxWidth: 220 }} />
        ))}
      </Tabs>
      <Typography variant="body2" color="textSecondary">
        To: {mail.to}
      </Typography>
      <MailFrame html={mail.html} title={mail.subject} sx={{ height: FRAME_HEIGHT - 100 }} />
    </FormCard>
  );
}

/** A copy in this browser: the server keeps nothing of a rehearsal. */
function InvoiceLink({ invoice }: { invoice: string }) {
  function open() {
    const bytes = Uint8Array.from(atob(invoice), (byte) => byte.charCodeAt(0));
    window.open(URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' })));
  }
  return (
    <div>
      <Button variant="outlined" onClick={open}>
        Open invoice (PDF)
      </Button>
    </div>
  );
}
