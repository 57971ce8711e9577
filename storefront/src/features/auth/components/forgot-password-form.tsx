import { forgotPasswordInput } from '@stoa/contract';
import { Form, FormAlert, Note, SubmitButton, schemaErrors, TextField } from '@stoa/web-kit';
import { useState } from 'react';
import { askForReset } from '../api';

/** The response is the same whether or not the account exists. */
export function ForgotPasswordForm() {
  const [answer, setAnswer] = useState<string>();
  return (
    <Form
      aria-label="Forgot password"
      initialValues={{ email: '' }}
      validate={(values) => schemaErrors(forgotPasswordInput, values)}
      onSubmit={async (values) => {
        setAnswer(undefined);
        setAnswer((await askForReset(values)).message);
      }}
      failure="The email couldn’t be sent. Please try again."
    >
      <FormAlert />
      {answer && (
        <Note severity="success" role="status">
          {answer}
        </Note>
      )}
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <SubmitButton busy="Sending...">{answer ? 'Send again' : 'Send link'}</SubmitButton>
    </Form>
  );
}
