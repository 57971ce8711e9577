import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { SelectField } from '../../../components/form/choices/select-field';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { useAddressFormat, useCountries } from '../api';

/** As the country writes addresses. */
export function AddressFields({ country }: { country: string }) {
  const { setFieldValue } = useFormikContext();
  const countries = useCountries();
  const format = useAddressFormat(country);
  return (
    <>
      <SelectField
        name="address.country"
        label="Country"
        choices={countries}
        onChoose={() => void setFieldValue('address.administrativeArea', '')}
      />
      <TwoColumns>
        {format?.parts
          .filter(({ part }) => part !== 'country' && part !== 'phone')
          .map(({ part, label }) =>
            part === 'administrativeArea' && format.areas.length > 0 ? (
              <SelectField
                key={part}
                name={`address.${part}`}
                label={label}
                none="Select"
                choices={format.areas.map(({ code, name }) => ({ value: code, label: name }))}
              />
            ) : (
              <TextField
                key={part}
                name={`address.${part}`}
                label={part === 'recipient' ? 'Recipient' : label}
                autoComplete="off"
                helperText={part === 'recipient' ? 'If empty, the customer.' : undefined}
              />
            ),
          )}
      </TwoColumns>
    </>
  );
}
