import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import type { ItemValues } from '../domain/item-fields';
import { useNeedsShipping } from './use-needs-shipping';

const clock = {
  type: 'datetime-local',
  slotProps: { inputLabel: { shrink: true }, htmlInput: { max: '2999-12-31T23:59' } },
};

/** Of an item without options: what it weighs or, if it needs no shipping, when and where it takes place. */
export function ShippingOrSchedule() {
  const { weightsIn } = useFormikContext<ItemValues>().values;
  if (useNeedsShipping())
    return (
      <TwoColumns>
        <TextField
          name="variants.0.weight"
          label={`Weight (${weightsIn})`}
          type="number"
          helperText="Optional. For shipping methods that go by weight."
          slotProps={{ htmlInput: { step: weightsIn === 'g' ? 1 : 'any', min: 0 } }}
        />
      </TwoColumns>
    );
  return (
    <>
      <TwoColumns>
        <TextField
          name="variants.0.startsAt"
          label="Starts"
          helperText="Optional, for workshops and the like. The time where it takes place. No one can buy it once it has started."
          {...clock}
        />
        <TextField name="variants.0.endsAt" label="Ends" helperText="Optional" {...clock} />
      </TwoColumns>
      <TextField
        name="variants.0.venue"
        label="Venue"
        autoComplete="off"
        helperText="Optional. Where it takes place, such as Studio, 12 Kiln St."
      />
    </>
  );
}
