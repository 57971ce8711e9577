import { TextField } from '@stoa/web-kit';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { useNeedsShipping } from './use-needs-shipping';

const clock = {
  type: 'datetime-local',
  slotProps: { inputLabel: { shrink: true }, htmlInput: { max: '2999-12-31T23:59' } },
};

/** Of an item without options: what it weighs or, if it needs no shipping, when and where it takes place. */
export function ShippingOrSchedule() {
  if (useNeedsShipping())
    return (
      <TwoColumns>
        <TextField
          name="variants.0.weight"
          label="Weight (g)"
          type="number"
          helperText="Optional. In grams, for shipping methods that go by weight."
          slotProps={{ htmlInput: { step: 1, min: 0 } }}
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
