import PlusIcon from '@mui/icons-material/AddOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import { shipsTo } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { SelectField } from '../../../components/form/choices/select-field';
import { FlagField } from '../../../components/form/flag-field';
import { FoldableRow } from '../../../components/form/layout/foldable-row';
import { FormCard } from '../../../components/form/layout/form-card';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { useRows } from '../../../components/form/layout/use-rows';
import { formatTaxClass } from '../../../components/form/sale-values';
import { summarizeRate } from '../domain/row-summaries';
import {
  newRate,
  type RateValues,
  type SalesSettingsValues,
  salesSettingsInputs,
} from '../domain/sales-settings-fields';
import { shippingOf } from '../domain/shipping-method-fields';
import { PlaceFields } from './place-fields';

const percent = {
  input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
  htmlInput: { step: 0.001, min: 0 },
};

export function TaxRates({ taxClasses }: { taxClasses: string[] }) {
  const { rows, add, addButton } = useRows<RateValues>('taxRates', 'name');
  const { values } = useFormikContext<SalesSettingsValues>();
  const { country } = values;
  /** What is delivered is taxed where it goes, and everything else where the shop is. */
  const isPaid = (rate: RateValues) => rate.country === country || shipsTo(shippingOf(values), rate);
  const classes = taxClasses.map((value) => ({ value, label: formatTaxClass(value) }));
  return (
    <>
      <Alert severity="info">
        Rates are by country and state. If you owe local taxes in the United States, such as those of a city or a
        county, you need a tax service.
      </Alert>
      <FormCard title="Your shop">
        <PlaceFields none="No state" />
        <FlagField
          {...salesSettingsInputs('pricesIncludeTax')}
          as="switch"
          helperText="If off, tax is added at checkout."
        />
        <FormHelperText sx={{ margin: 0 }}>
          The tax rates of this place apply to pickup orders and to items that don’t ship.
        </FormHelperText>
      </FormCard>
      {rows.length === 0 && <FormHelperText sx={{ margin: 0 }}>No tax rates. Orders have no tax.</FormHelperText>}
      {rows.map((rate, position) => {
        const { name } = rate;
        const title = name || `Tax rate ${position + 1}`;
        const at = `taxRates.${position}`;
        const field = (of: keyof RateValues) => `${at}.${of}`;
        return (
          <FoldableRow
            key={rate.key}
            name={at}
            title={title}
            summary={summarizeRate(rate)}
            isOpenAtFirst={name === '' || rows.length === 1}
            buttons={<RowButtons list="taxRates" position={position} row={title} afterRemoval={addButton} />}
            notice={
              !isPaid(rate) && (
                <FormHelperText sx={{ margin: 0 }}>
                  No shipping method covers this place, so no one pays this rate.
                </FormHelperText>
              )
            }
          >
            <TwoColumns>
              <TextField
                name={field('name')}
                label="Name"
                autoComplete="off"
                helperText="As shown on invoices, such as Sales tax."
              />
              <TextField name={field('percent')} label="Percent" type="number" slotProps={percent} />
            </TwoColumns>
            <PlaceFields prefix={`${at}.`} none="Whole country" />
            <SelectField
              name={field('taxClass')}
              label="Tax class"
              choices={classes}
              helperText="As set on your items and categories."
            />
            <FlagField name={field('onShipping')} label="Also on shipping" as="switch" />
          </FoldableRow>
        );
      })}
      <div>
        <Button ref={addButton} variant="outlined" startIcon={<PlusIcon />} onClick={() => add(newRate(rows, country))}>
          Add tax rate
        </Button>
      </div>
    </>
  );
}
