import { useField } from 'formik';
import { SelectField } from '../../../components/form/choices/select-field';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { useCountries, useStates } from '../api';

/** A country, and a state of it where there are some; `prefix` is the row that they belong to. */
export function PlaceFields({ prefix = '', none }: { prefix?: string; none: string }) {
  const [{ value: country }] = useField<string>(`${prefix}country`);
  const [, , { setValue: setState }] = useField<string>(`${prefix}administrativeArea`);
  const countries = useCountries();
  const states = useStates(country);
  return (
    <TwoColumns>
      <SelectField name={`${prefix}country`} label="Country" choices={countries} onChoose={() => void setState('')} />
      {states.length > 0 && (
        <SelectField name={`${prefix}administrativeArea`} label="State or region" none={none} choices={states} />
      )}
    </TwoColumns>
  );
}
