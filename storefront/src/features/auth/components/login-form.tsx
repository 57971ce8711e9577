import Link from '@mui/material/Link';
import { loginInput } from '@stoa/contract';
import { Form, FormAlert, PasswordField, SubmitButton, schemaErrors, TextField, useAuth } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../config/paths';

export function LoginForm() {
  const { login } = useAuth();
  return (
    <Form
      aria-label="Login"
      initialValues={{ email: '', password: '' }}
      validate={(values) => schemaErrors(loginInput, values)}
      onSubmit={async (values) => void (await login(values))}
      failure="An error occurred during login"
    >
      <FormAlert />
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Link component={RouterLink} to={paths.forgotPassword} sx={{ alignSelf: 'start', typography: 'body2' }}>
        Forgot your password?
      </Link>
      <SubmitButton busy="Logging in...">Login</SubmitButton>
    </Form>
  );
}
