import { TextField } from '@stoa/web-kit';
import { SelectField } from '../../../components/form/choices/select-field';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { MoneyField } from '../../../components/form/money-field';
import { type MethodValues, PRICINGS, REACHES } from '../domain/shipping-method-fields';
import { PlacesField } from './places-field';
import { TierTable } from './tier-table';

const choicesIn = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const wholeDays = { type: 'number', slotProps: { htmlInput: { min: 0, step: 1 } } };

type ShippedFieldsProps = { method: MethodValues; title: string; field: (name: keyof MethodValues) => string };

/** What a method costs that brings things to people, where to, and how fast. */
export function ShippedFields({ method: { pricing, reach }, title, field }: ShippedFieldsProps) {
  return (
    <>
      <TwoColumns>
        <SelectField name={field('pricing')} label="Rates" choices={choicesIn(PRICINGS)} />
        {pricing === 'FLAT' && <MoneyField name={field('price')} label="Price" />}
        <MoneyField name={field('freeFrom')} label="Free from" helperText="Optional. Order total after discounts." />
      </TwoColumns>
      {pricing !== 'FLAT' && <TierTable name={field('tiers')} pricing={pricing} of={title} />}
      <TwoColumns>
        <TextField
          name={field('transitMin')}
          label="Transit time from"
          helperText="In business days. Optional: customers see when their order arrives."
          {...wholeDays}
        />
        <TextField name={field('transitMax')} label="Transit time to" {...wholeDays} />
      </TwoColumns>
      <SelectField name={field('reach')} label="Ships to" choices={choicesIn(REACHES)} />
      {reach === 'places' && <PlacesField name={field('places')} of={title} />}
    </>
  );
}
