import Typography from '@mui/material/Typography';
import { TextField } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/layout/form-card';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { MoneyField } from '../../../components/form/money-field';
import { salesSettingsInputs } from '../domain/sales-settings-fields';

const wholeNumber = (min: number) => ({ htmlInput: { min, step: 1 } });

export const StockSettings = () => (
  <>
    <FormCard title="Low stock">
      <TextField
        {...salesSettingsInputs('lowStock')}
        type="number"
        slotProps={wholeNumber(0)}
        helperText="When this many or fewer are left after a sale, we email you. Shoppers see “Only 3 left”. Enter 0 to turn both off."
      />
    </FormCard>
    <FormCard title="Reserved by unpaid orders">
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Items are reserved until an order is paid, up to these limits. Customers who order more confirm their email
        first. A single item is always allowed, whatever it costs.
      </Typography>
      <TwoColumns>
        <TextField
          {...salesSettingsInputs('reservedItemsPerOrder')}
          type="number"
          slotProps={wholeNumber(1)}
          helperText="Leave empty for no limit."
        />
        <MoneyField {...salesSettingsInputs('reservedValuePerOrder')} helperText="Leave empty for no limit." />
        <TextField
          {...salesSettingsInputs('reservedItemsPerCustomer')}
          type="number"
          slotProps={wholeNumber(1)}
          helperText="In all unpaid orders with the same email or from the same network. Leave empty for no limit."
        />
        <MoneyField
          {...salesSettingsInputs('reservedValuePerCustomer')}
          helperText="The total of all these orders. Leave empty for no limit."
        />
      </TwoColumns>
    </FormCard>
  </>
);
