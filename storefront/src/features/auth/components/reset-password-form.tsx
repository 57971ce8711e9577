import { resetPasswordInput } from '@stoa/contract';
import { Form, FormAlert, PasswordField, SubmitButton, schemaErrors } from '@stoa/web-kit';
import { confirmationErrors } from '../../../components/form/confirmed-password';
import { resetPassword } from '../api';

type ResetPasswordFormProps = {
  token: string;
  onDone: (sentence: string) => void;
};

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  return (
    <Form
      aria-label="Reset password"
      initialValues={{ password: '', confirmPassword: '' }}
      validate={(values) => ({
        ...schemaErrors(resetPasswordInput, { token, password: values.password }),
        ...confirmationErrors(values),
      })}
      onSubmit={async ({ password }) => onDone((await resetPassword({ token, password })).message)}
      failure="Your password couldn’t be changed. Please try again."
    >
      <FormAlert />
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        helperText="At least 6 characters"
      />
      <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
      <SubmitButton busy="Saving...">Save password</SubmitButton>
    </Form>
  );
}
