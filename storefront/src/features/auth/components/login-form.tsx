import { loginInput } from '@stoa/contract';
import {
  classes,
  Form,
  FormAlert,
  PasswordField,
  SubmitButton,
  schemaErrors,
  TextField,
  text,
  useAuth,
} from '@stoa/web-kit';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import styles from './login-form.module.css';

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
      <Link className={classes(text.body2, text.link, styles.forgot)} to={paths.forgotPassword}>
        Forgot your password?
      </Link>
      <SubmitButton busy="Logging in...">Login</SubmitButton>
    </Form>
  );
}
