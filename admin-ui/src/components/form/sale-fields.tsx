import { TextField } from '@stoa/web-kit';
import { SelectField } from './choices/select-field';
import { TwoColumns } from './layout/two-columns';
import { AS_THE_CATEGORY, saleLabels, shippingChoices } from './sale-values';

const input = (name: keyof typeof saleLabels) => ({ name, label: saleLabels[name] });

/** What checkout has to know. An item may leave it to its category. */
export function SaleFields({ of }: { of: 'item' | 'category' }) {
  const otherwise = of === 'item' ? 'the category’s class is used' : 'it’s standard';
  return (
    <TwoColumns>
      <SelectField
        {...input('needsShipping')}
        choices={shippingChoices}
        none={of === 'item' ? AS_THE_CATEGORY : undefined}
        helperText="Choose No for downloads, services, and workshops. Checkout then doesn’t ask for an address."
      />
      <TextField
        {...input('taxClass')}
        autoComplete="off"
        helperText={`Such as standard or reduced. Rates are set for each class under Selling. If empty, ${otherwise}.`}
      />
    </TwoColumns>
  );
}
