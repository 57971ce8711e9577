import Stack from '@mui/material/Stack';
import { changeEmailInput } from '@stoa/contract';
import {
  Button,
  errorMessage,
  Form,
  FormAlert,
  Note,
  PasswordField,
  SubmitButton,
  schemaErrors,
  TextField,
  useToast,
} from '@stoa/web-kit';
import { useState } from 'react';
import { changeEmail, resendConfirmation, useOwnEmail } from '../api';
import { AccountSection } from './account-section';
import { FoldedForm } from './folded-form';

export function EmailSection() {
  return (
    <AccountSection title="Email address" intro="You sign in with it, and it’s where we email you.">
      <Stack spacing={3}>
        <Standing />
        <FoldedForm label="Use another email address">{(fold) => <ChangeForm onSent={fold} />}</FoldedForm>
      </Stack>
    </AccountSection>
  );
}

/** What is still to be done about the address, if anything. */
function Standing() {
  const { data } = useOwnEmail();
  if (data?.pending)
    return (
      <Note severity="warning" role="note">
        We’ve sent a link to {data.pending}. Open it within 24 hours to switch to this address.
      </Note>
    );
  return data?.confirmed === false ? <Unconfirmed /> : null;
}

function Unconfirmed() {
  const toast = useToast();
  const [isSending, setIsSending] = useState(false);

  async function resend() {
    setIsSending(true);
    try {
      toast.success((await resendConfirmation()).message);
    } catch (error) {
      toast.error(errorMessage(error, 'The link couldn’t be sent. Please try again.'));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Note severity="warning" role="note">
      You haven’t confirmed your email address yet. Open the link we sent you when you registered.{' '}
      <Button variant="text" onClick={() => void resend()} disabled={isSending}>
        Send another link
      </Button>
    </Note>
  );
}

const empty = { email: '', currentPassword: '' };

function ChangeForm({ onSent }: { onSent: () => void }) {
  const { mutate } = useOwnEmail();
  const toast = useToast();
  return (
    <Form
      aria-label="Email address"
      initialValues={empty}
      validate={(values) => schemaErrors(changeEmailInput, values)}
      onSubmit={async (values, reset) => {
        const { message } = await changeEmail(values);
        reset();
        onSent();
        toast.success(message);
        await mutate();
      }}
      failure="Your email address couldn’t be changed. Please try again."
    >
      <FormAlert />
      <TextField name="email" label="New email address" type="email" autoComplete="email" />
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <div>
        <SubmitButton busy="Sending...">Change email address</SubmitButton>
      </div>
    </Form>
  );
}
