import Alert from '@mui/material/Alert';
import { AT_PICK_UP, type Connection } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import { OnOffField } from '../../../components/form/flag-field';
import { FoldableRow } from '../../../components/form/layout/foldable-row';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { summarizePaymentMethod } from '../domain/row-summaries';
import type { PaymentMethodValues } from '../domain/sales-settings-fields';
import { Connections } from './connections';

/** In the order in which shoppers see them. */
export function PaymentMethods({ connections }: { connections: Connection[] }) {
  const [{ value: paymentMethods }] = useField<PaymentMethodValues[]>('paymentMethods');
  return (
    <>
      <Connections connections={connections} />
      {paymentMethods.map((paymentMethod, position) => {
        const { id, name, enabled, instructions } = paymentMethod;
        const at = `paymentMethods.${position}`;
        const field = (of: keyof PaymentMethodValues) => `${at}.${of}`;
        return (
          <FoldableRow
            key={id}
            name={at}
            title={name}
            summary={summarizePaymentMethod(paymentMethod)}
            control={<OnOffField name={field('enabled')} />}
            buttons={<RowButtons list="paymentMethods" position={position} row={name} />}
            notice={
              enabled &&
              instructions.trim() === '' &&
              id !== AT_PICK_UP && (
                <Alert severity="warning">Without instructions, customers can’t know where to pay.</Alert>
              )
            }
          >
            <TwoColumns>
              <TextField name={field('name')} label="Name" autoComplete="off" />
              <TextField name={field('note')} label="Note" autoComplete="off" helperText="Shown at checkout." />
            </TwoColumns>
            <TextField
              name={field('instructions')}
              label={id === 'transfer' ? 'Bank account' : 'Instructions'}
              multiline
              minRows={3}
              helperText="How to pay. Shown after checkout and in the email."
            />
            <TextField
              name={field('reservationDays')}
              label="Days to reserve items"
              type="number"
              slotProps={{ htmlInput: { min: 1, max: 90 } }}
              helperText="For an order that isn’t paid or fulfilled. Orders wait until you mark them as paid."
            />
          </FoldableRow>
        );
      })}
    </>
  );
}
