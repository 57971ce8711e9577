import PlusIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { TextField } from '@stoa/web-kit';
import { SelectField } from '../../../components/form/choices/select-field';
import { FlagField } from '../../../components/form/flag-field';
import { FormRow } from '../../../components/form/layout/form-row';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { useRows } from '../../../components/form/layout/use-rows';
import { MoneyField } from '../../../components/form/money-field';
import { type MethodValues, newMethod, REACHES } from '../domain/sales-settings-fields';
import { PlacesField } from './places-field';

const reachChoices = Object.entries(REACHES).map(([value, label]) => ({ value, label }));

/** In the order in which shoppers see them. */
export function ShippingMethods() {
  const { rows, add, addButton } = useRows<MethodValues>('shippingMethods', 'name');
  return (
    <>
      {rows.length === 0 && (
        <FormHelperText sx={{ margin: 0 }}>
          No shipping methods. Add one to sell items that require shipping.
        </FormHelperText>
      )}
      {rows.map((shippingMethod, position) => (
        <MethodFields
          key={shippingMethod.row}
          shippingMethod={shippingMethod}
          position={position}
          afterRemoval={addButton}
        />
      ))}
      <div>
        <Button ref={addButton} variant="outlined" startIcon={<PlusIcon />} onClick={() => add(newMethod())}>
          Add shipping method
        </Button>
      </div>
    </>
  );
}

type MethodFieldsProps = {
  shippingMethod: MethodValues;
  position: number;
  afterRemoval: ReturnType<typeof useRows>['addButton'];
};

function MethodFields({ shippingMethod, position, afterRemoval }: MethodFieldsProps) {
  const title = shippingMethod.name || `Shipping method ${position + 1}`;
  const field = (name: keyof MethodValues) => `shippingMethods.${position}.${name}`;
  return (
    <FormRow
      title={title}
      buttons={<RowButtons list="shippingMethods" position={position} row={title} afterRemoval={afterRemoval} />}
    >
      <FlagField name={field('enabled')} label="On" as="switch" />
      <TwoColumns>
        <TextField name={field('name')} label="Name" autoComplete="off" />
        <TextField name={field('note')} label="Note" autoComplete="off" helperText="Such as 3 to 5 business days." />
      </TwoColumns>
      <FlagField
        name={field('pickUp')}
        label="Pickup"
        as="switch"
        helperText="Customers come to your shop, so checkout doesn’t ask for an address. Always free."
      />
      {shippingMethod.pickUp && (
        <TwoColumns>
          <TextField
            name={field('pickUpAddress')}
            label="Address"
            multiline
            minRows={3}
            autoComplete="off"
            helperText="Where customers pick up their orders. For another place, add another shipping method."
          />
          <TextField
            name={field('pickUpHours')}
            label="Hours"
            multiline
            minRows={3}
            autoComplete="off"
            helperText="Such as Monday to Friday, 10 AM to 6 PM."
          />
        </TwoColumns>
      )}
      {!shippingMethod.pickUp && (
        <>
          <TwoColumns>
            <MoneyField name={field('price')} label="Price" />
            <MoneyField name={field('freeFrom')} label="Free from" helperText="Optional. After discounts." />
          </TwoColumns>
          <SelectField name={field('reach')} label="Ships to" choices={reachChoices} />
          {shippingMethod.reach === 'places' && <PlacesField name={field('places')} of={title} />}
        </>
      )}
    </FormRow>
  );
}
