import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { adminPaths, type IssuedGiftCard, issueGiftCardInput } from '@stoa/contract';
import { FormAlert, formatDollars, SubmitButton, schemaErrors, TextField, useReload } from '@stoa/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../components/copy-button';
import { FormCard } from '../../components/form/layout/form-card';
import { FORM_WIDTH } from '../../components/form/layout/form-width';
import { MomentField } from '../../components/form/moment-field';
import { MoneyField } from '../../components/form/money-field';
import { ShortForm } from '../../components/form/saving/short-form';
import { MailNotConnected } from '../../components/mail-not-connected';
import { PageHeader } from '../../components/page-header';
import { useConfirmLeaving, useUnsaved } from '../../components/unsaved/unsaved-provider';
import { useMailConnected } from '../../lib/use-mail-connected';
import { issueGiftCard } from './api';
import { giftCardSetup } from './gift-card-setup';

const empty = { amount: '', email: '', expiresAt: '', note: '' };

const toInput = ({ amount, ...values }: typeof empty) => ({
  ...values,
  amount: amount === '' ? undefined : Number(amount),
});

export function IssueGiftCard() {
  const [issued, setIssued] = useState<IssuedGiftCard>();
  const reload = useReload(adminPaths.giftCards);
  return (
    <>
      <PageHeader title="New gift card" />
      <Box sx={{ maxWidth: FORM_WIDTH }}>
        {issued ? (
          <Issued card={issued} onAnother={() => setIssued(undefined)} />
        ) : (
          <ShortForm
            aria-label="New gift card"
            initialValues={empty}
            validate={(values) => schemaErrors(issueGiftCardInput, toInput(values))}
            failure="Failed to issue the gift card"
            onSubmit={async (values) => {
              setIssued(await issueGiftCard(issueGiftCardInput.cast(toInput(values))));
              await reload();
            }}
          >
            <FormCard title="Gift card">
              <MoneyField name="amount" label="Amount" />
              <TextField
                name="email"
                label="Email (optional)"
                type="email"
                autoComplete="off"
                helperText="Who the code is sent to. Leave it empty to hand it over yourself."
              />
              <MomentField
                name="expiresAt"
                label="Expires (optional)"
                helperText="Some laws don’t let gift cards expire."
              />
              <TextField
                name="note"
                label="Note (optional)"
                multiline
                minRows={2}
                helperText="Only administrators see it."
              />
              <FormAlert />
              <Stack direction="row" spacing={1}>
                <SubmitButton size="medium" busy="Issuing...">
                  Issue gift card
                </SubmitButton>
                <Button component={Link} to={giftCardSetup.path}>
                  Cancel
                </Button>
              </Stack>
            </FormCard>
          </ShortForm>
        )}
      </Box>
    </>
  );
}

const LOST_CODE = {
  title: 'Leave without the code?',
  text: 'The code isn’t shown again. Copy it or write it down before you leave.',
};

/** The only time that the code is shown. */
function Issued({ card, onAnother }: { card: IssuedGiftCard; onAnother: () => void }) {
  const { id, code, email, initialAmount } = card;
  const isConnected = useMailConnected();
  const isSent = email && isConnected !== false;
  const [isCopied, setIsCopied] = useState(false);
  const confirmLeaving = useConfirmLeaving();
  useUnsaved(!isSent && !isCopied, undefined, LOST_CODE);
  return (
    <FormCard title={`Gift card for ${formatDollars(initialAmount)}`}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="output" aria-label="Code" variant="h5" sx={{ fontFamily: 'monospace' }}>
          {code}
        </Typography>
        <CopyButton what="code" text={code} onCopied={() => setIsCopied(true)} />
      </Box>
      <Alert severity="info">
        {email && <MailNotConnected />}{' '}
        {isSent
          ? `The code was sent to ${email}. It isn’t shown again.`
          : 'Write the code down now. It isn’t shown again.'}
      </Alert>
      <Stack direction="row" spacing={1}>
        <Button component={Link} to={giftCardSetup.edit(id)} variant="contained">
          See gift card
        </Button>
        <Button onClick={() => confirmLeaving(onAnother)}>Issue another</Button>
      </Stack>
    </FormCard>
  );
}
