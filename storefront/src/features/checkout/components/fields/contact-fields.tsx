import { OutlinedField, text, useAuth, withReturnPath } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import type { CheckoutValues } from '../../../../components/checkout/checkout-values';
import { paths } from '../../../../config/paths';
import { Section } from './section';

/** Filled in for who is signed in, unless something has been typed. */
export function ContactFields() {
  const { name, email, isAuthenticated, loading } = useAuth();
  const { values, setValues } = useFormikContext<CheckoutValues>();
  const fillIn = useEffectEvent(() => {
    if (values.name === '' && values.email === '') void setValues({ ...values, name, email });
  });
  useEffect(() => {
    if (email) fillIn();
  }, [email]);

  return (
    <Section title="Contact">
      <OutlinedField name="email" label="Email" type="email" required autoComplete="email" />
      <OutlinedField name="name" label="Name" required autoComplete="name" />
      {!isAuthenticated && !loading && (
        <p className={text.body2}>
          Have an account?{' '}
          <Link className={text.link} to={withReturnPath(paths.login, paths.checkout)}>
            Sign in
          </Link>
        </p>
      )}
    </Section>
  );
}
