import { registerInput } from '@stoa/contract';
import {
  ApiError,
  classes,
  Form,
  FormAlert,
  MuiTheme,
  Note,
  PasswordField,
  SubmitButton,
  schemaErrors,
  text,
  useAuth,
  useIsHydrating,
} from '@stoa/web-kit';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths';
import styles from './guest-account.module.css';

const passwordInput = registerInput.pick(['password']);

type GuestAccountProps = {
  email: string;
  /** The order belongs to no account. */
  isGuest: boolean;
  register: (password: string) => Promise<unknown>;
};

/**
 * Offers an account to whoever ordered without one. Whoever came by an emailed link has their orders in it at once; others have to
 * confirm their email first.
 */
export function GuestAccount({ email, isGuest, register }: GuestAccountProps) {
  const { isAuthenticated, email: ownEmail } = useAuth();
  const isHydrating = useIsHydrating();
  const id = useId();
  const [hasAccount, setHasAccount] = useState(false);
  if (isHydrating || (isAuthenticated && ownEmail !== email)) return null;
  if (!isAuthenticated && !isGuest) return null;
  if (isAuthenticated)
    return (
      <Note severity="success" className={styles.note}>
        {isGuest
          ? `We sent a link to ${email}. Once you’ve confirmed your email with it, add this order in `
          : 'This order is in your account. See '}
        <Link className={text.link} to={paths.ownOrders}>
          Your orders
        </Link>
        .
      </Note>
    );
  if (hasAccount)
    return (
      <Note severity="warning" className={styles.note}>
        There is already an account for {email}.{' '}
        <Link className={text.link} to={paths.login}>
          Sign in
        </Link>{' '}
        to add this order to it.
      </Note>
    );

  async function create({ password }: { password: string }) {
    try {
      await register(password);
    } catch (error) {
      if (!(error instanceof ApiError && error.error.status === 409)) throw error;
      setHasAccount(true);
    }
  }

  return (
    <section className={styles.offer} aria-labelledby={id}>
      <h2 className={text.h5} id={id}>
        Create an account
      </h2>
      <p className={classes(text.body2, text.muted)}>
        Choose a password for {email} to keep your orders and addresses in one place.
      </p>
      <MuiTheme>
        <Form
          aria-label="Create an account"
          initialValues={{ password: '' }}
          validate={(values) => schemaErrors(passwordInput, values)}
          onSubmit={create}
          failure="Your account couldn’t be created. Please try again."
        >
          <FormAlert />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            helperText="At least 6 characters"
          />
          <SubmitButton busy="Creating account...">Create account</SubmitButton>
        </Form>
      </MuiTheme>
    </section>
  );
}
