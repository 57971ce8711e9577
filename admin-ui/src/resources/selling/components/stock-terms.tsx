import { TextField } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/form-card';
import { sellingInputs } from '../domain/selling-fields';

export function StockTerms() {
  return (
    <FormCard title="Low stock">
      <TextField
        {...sellingInputs('lowStock')}
        type="number"
        slotProps={{ htmlInput: { min: 0, step: 1 } }}
        helperText="When this many or fewer are left after a sale, we email you. Shoppers read “Only 3 left”. 0 turns both off."
      />
    </FormCard>
  );
}
