import PlusIcon from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { formatCount } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { FlagField, OnOffField } from '../../../components/form/flag-field';
import { FoldableRow } from '../../../components/form/layout/foldable-row';
import { FormCard } from '../../../components/form/layout/form-card';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { useRows } from '../../../components/form/layout/use-rows';
import { useBusiness } from '../api';
import { summarizeMethod } from '../domain/row-summaries';
import { salesSettingsInputs } from '../domain/sales-settings-fields';
import { type MethodValues, newMethod } from '../domain/shipping-method-fields';
import { ShippedFields, wholeDays } from './shipped-fields';

/** In the order in which shoppers see them. */
export function ShippingMethods({ itemsWithoutWeight }: { itemsWithoutWeight: number }) {
  const { rows, add, addButton } = useRows<MethodValues>('shippingMethods', 'name');
  const goesByWeight = rows.some(({ pricing, pickUp }) => pricing === 'BY_WEIGHT' && !pickUp);
  return (
    <>
      {goesByWeight && itemsWithoutWeight > 0 && (
        <Alert severity="info">
          {itemsWithoutWeight === 1
            ? '1 item that requires shipping has no weight. It counts as 0.'
            : `${formatCount(itemsWithoutWeight)} items that require shipping have no weight. They count as 0.`}
        </Alert>
      )}
      {rows.length === 0 && (
        <FormHelperText sx={{ margin: 0 }}>
          No shipping methods. Add one to sell items that require shipping.
        </FormHelperText>
      )}
      {rows.map((shippingMethod, position) => (
        <MethodFields
          key={shippingMethod.key}
          shippingMethod={shippingMethod}
          position={position}
          afterRemoval={addButton}
        />
      ))}
      <div>
        <Button ref={addButton} variant="outlined" startIcon={<PlusIcon />} onClick={() => add(newMethod(rows))}>
          Add shipping method
        </Button>
      </div>
      <FormCard title="Handling time">
        <TwoColumns>
          <TextField
            {...salesSettingsInputs('handlingMin')}
            helperText="In business days until you ship an order. Optional: it’s shown on items, and added to the transit time."
            {...wholeDays}
          />
          <TextField {...salesSettingsInputs('handlingMax')} {...wholeDays} />
        </TwoColumns>
      </FormCard>
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
  const at = `shippingMethods.${position}`;
  const field = (name: keyof MethodValues) => `${at}.${name}`;
  return (
    <FoldableRow
      name={at}
      title={title}
      summary={summarizeMethod(shippingMethod)}
      isOpenAtFirst={shippingMethod.name === ''}
      control={<OnOffField name={field('enabled')} />}
      buttons={<RowButtons list="shippingMethods" position={position} row={title} afterRemoval={afterRemoval} />}
      notice={
        shippingMethod.pickUp &&
        shippingMethod.enabled &&
        shippingMethod.pickUpAddress.trim() === '' && <NoPickUpAddress method={shippingMethod} field={field} />
      }
    >
      <TwoColumns>
        <TextField name={field('name')} label="Name" autoComplete="off" />
        <TextField name={field('note')} label="Note" autoComplete="off" helperText="Shown at checkout." />
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
      {!shippingMethod.pickUp && <ShippedFields method={shippingMethod} title={title} field={field} />}
    </FoldableRow>
  );
}

type NoPickUpAddressProps = { method: MethodValues; field: (name: keyof MethodValues) => string };

function NoPickUpAddress({ method, field }: NoPickUpAddressProps) {
  const { address, openingHours } = useBusiness();
  const { setFieldValue } = useFormikContext();
  const fillIn = () => {
    void setFieldValue(field('pickUpAddress'), address);
    if (openingHours && method.pickUpHours.trim() === '') void setFieldValue(field('pickUpHours'), openingHours);
  };
  return (
    <Alert
      severity="warning"
      action={
        address && (
          <Button color="inherit" size="small" onClick={fillIn}>
            Use the shop’s address
          </Button>
        )
      }
    >
      Without an address, customers can’t know where to pick up their orders.
    </Alert>
  );
}
