import { Button, errorMessage, Note, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { resendConfirmation, useOwnEmail } from '../api';

/** What is still to be done about the email address, if anything. */
export function EmailNote() {
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
