import { Button, OutlinedField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import type { CheckoutValues } from '../../../../components/checkout/checkout-values';
import styles from './email-code.module.css';

const NAME = 'emailCode' satisfies keyof CheckoutValues;

/** Confirms the address to which the code was emailed, for an order that holds much. Without a code, the shop emails another. */
export function EmailCode() {
  const { setFieldValue, submitForm, isSubmitting } = useFormikContext<CheckoutValues>();

  async function getAnother() {
    await setFieldValue(NAME, '');
    await submitForm();
  }

  return (
    <div className={styles.row}>
      <div className={styles.field}>
        <OutlinedField
          name={NAME}
          label="Code from your email"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
        />
      </div>
      <Button variant="outlined" className={styles.another} aria-disabled={isSubmitting} onClick={getAnother}>
        Send a new code
      </Button>
    </div>
  );
}

export const focusCode = () => document.querySelector<HTMLElement>(`input[name="${NAME}"]`)?.focus();
