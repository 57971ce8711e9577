import type { OfferedProvider } from '@stoa/contract';
import { Button, classes, formatDollars, SubmitButton, text } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type CheckoutValues, noApproval } from '../../../../components/checkout/checkout-values';

/** The buyer has approved already, so that the last step is taken here. */
export function PayApproved({ provider: { title }, total }: { provider: OfferedProvider; total: number }) {
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const { email } = values.approval;
  return (
    <>
      <p className={text.body2}>
        {email ? `You’re paying with the ${title} account ${email}.` : `You’re paying with ${title}.`}{' '}
        <span className={classes(text.muted)}>Nothing is charged until you press the button.</span>
      </p>
      <SubmitButton busy="Paying...">{`Pay ${formatDollars(total)} with ${title}`}</SubmitButton>
      <Button variant="text" onClick={() => void setFieldValue('approval', noApproval)}>
        {`Use another ${title} account`}
      </Button>
    </>
  );
}
