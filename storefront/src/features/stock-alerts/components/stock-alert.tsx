import { stockAlertInput } from '@stoa/contract';
import {
  classes,
  Form,
  FormAlert,
  MuiTheme,
  Note,
  SubmitButton,
  schemaErrors,
  TextField,
  useAuth,
} from '@stoa/web-kit';
import { useState } from 'react';
import { addStockAlert } from '../api';
import styles from './stock-alert.module.css';

const emailInput = stockAlertInput.pick(['email']);

export type StockAlertProps = { itemId: number; variantId: number | null };

/** Takes an email address. One email goes there once this can be bought again. */
export function StockAlert({ itemId, variantId }: StockAlertProps) {
  const { email } = useAuth();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
    return (
      <Note severity="success" className={styles.alert}>
        We’ll email {sentTo} once it’s available.
      </Note>
    );

  async function add(values: { email: string }) {
    const alert = await addStockAlert(stockAlertInput.cast({ itemId, variantId, ...values }));
    setSentTo(alert.email);
  }

  return (
    <div className={classes(styles.alert, styles.form)}>
      <MuiTheme>
        <Form
          aria-label="Email me when it’s available"
          initialValues={{ email }}
          validate={(values) => schemaErrors(emailInput, values)}
          onSubmit={add}
          failure="This didn’t work. Please try again."
        >
          <FormAlert />
          <TextField name="email" label="Email" type="email" required autoFocus autoComplete="email" />
          <SubmitButton busy="Saving...">Email me</SubmitButton>
        </Form>
      </MuiTheme>
    </div>
  );
}
