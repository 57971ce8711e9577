import { apiPaths, type Session } from '@stoa/contract';
import { Form, FormAlert, getData, Note, PageMeta, SubmitButton, text, useAuth } from '@stoa/web-kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { confirmEmail } from '../../../features/auth/api';
import { AuthPanel } from '../../../features/auth/components/auth-panel';
import { useMailedToken } from '../../use-mailed-token';

export function ConfirmEmail() {
  const token = useMailedToken(paths.confirmEmail);
  const [notice, setNotice] = useState('');
  return (
    <>
      <PageMeta title="Confirm your email address" />
      <AuthPanel
        overline="Email address"
        title="Confirm your email address"
        intro="Confirming lets us know that our emails reach you."
        footer={
          <Link className={text.link} to={paths.account}>
            Go to your account
          </Link>
        }
      >
        {notice ? (
          <Note severity="success">{notice}</Note>
        ) : token ? (
          <Confirmation token={token} onDone={setNotice} />
        ) : (
          <Note severity="error">This link is incomplete. Use the link in our email.</Note>
        )}
      </AuthPanel>
    </>
  );
}

type ConfirmationProps = { token: string; onDone: (notice: string) => void };

/** A button, because mail programs open links by themselves. */
function Confirmation({ token, onDone }: ConfirmationProps) {
  const { loading, isAuthenticated, updateUser } = useAuth();
  return (
    <Form
      aria-label="Confirm your email address"
      initialValues={{}}
      validate={() => ({})}
      onSubmit={async () => {
        const { message } = await confirmEmail({ token });
        // It may be another address than before. Whoever opens a link at once may still be about to be signed in.
        if (loading || isAuthenticated) await getData<Session>(apiPaths.auth.me).then(updateUser, () => undefined);
        onDone(message);
      }}
      failure="Your email address couldn’t be confirmed. Please try again."
    >
      <FormAlert />
      <SubmitButton busy="Confirming...">Confirm</SubmitButton>
    </Form>
  );
}
