import { registerInput } from '@stoa/contract';
import { useAuth } from '@stoa/web-kit';
import { confirmationErrors } from '../../../components/form/confirmed-password';
import { Form } from '../../../components/form/form';
import { FormAlert } from '../../../components/form/form-alert';
import { PasswordField } from '../../../components/form/password-field';
import { schemaErrors } from '../../../components/form/schema-errors';
import { SubmitButton } from '../../../components/form/submit-button';
import { TextField } from '../../../components/form/text-field';

const empty = { name: '', email: '', password: '', confirmPassword: '' };

function findErrors({ confirmPassword, ...input }: typeof empty) {
  return {
    ...schemaErrors(registerInput, input),
    ...confirmationErrors({ password: input.password, confirmPassword }),
  };
}

export function RegisterForm() {
  const { register } = useAuth();
  return (
    <Form
      aria-label="Register"
      initialValues={empty}
      validate={findErrors}
      onSubmit={async ({ name, email, password }) => void (await register({ name, email, password }))}
      failure="An error occurred during registration"
    >
      <FormAlert />
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <PasswordField name="password" label="Password" autoComplete="new-password" helperText="At least 6 characters" />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <SubmitButton busy="Creating account...">Create account</SubmitButton>
    </Form>
  );
}
