import { registerInput } from '@stoa/contract';
import {
  Form,
  FormAlert,
  PasswordField,
  SubmitButton,
  schemaErrors,
  TextField,
  useAuth,
  useToast,
} from '@stoa/web-kit';
import { confirmationErrors } from '../../../components/form/confirmed-password';

const empty = { name: '', email: '', password: '', confirmPassword: '' };

function findErrors({ confirmPassword, ...input }: typeof empty) {
  return {
    ...schemaErrors(registerInput, input),
    ...confirmationErrors({ password: input.password, confirmPassword }),
  };
}

export function RegisterForm() {
  const { register } = useAuth();
  const toast = useToast();
  return (
    <Form
      aria-label="Register"
      initialValues={empty}
      validate={findErrors}
      onSubmit={async ({ name, email, password }) => {
        await register({ name, email, password });
        toast.success('Your account is ready', `We sent a link to ${email}. Open it to confirm your email address.`);
      }}
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
