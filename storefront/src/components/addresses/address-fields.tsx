import type { AddressFormat } from '@stoa/contract';
import { OutlinedField, OutlinedSelect } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import styles from './address-fields.module.css';
import { useCountries } from './api';
import { byName } from './countries';

/** As the country writes addresses. A state is chosen, where the country has any. */
export function AddressFields({ format }: { format: AddressFormat | undefined }) {
  return (
    <div className={styles.parts}>
      <CountryField />
      {format?.parts
        .filter(({ part }) => part !== 'country')
        .map(({ part, label, required, autocomplete }) => (
          <div key={part} className={styles[part] ?? styles.fullWidth}>
            {part === 'administrativeArea' && format.areas.length > 0 ? (
              <OutlinedSelect
                name={`address.${part}`}
                label={label}
                required={required}
                autoComplete={token(autocomplete)}
              >
                <option value="" aria-label="None" />
                {format.areas.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </OutlinedSelect>
            ) : (
              <OutlinedField
                name={`address.${part}`}
                // The contact's name stands in for it.
                label={part === 'recipient' ? 'Recipient (if not you)' : label}
                required={required && part !== 'recipient'}
                autoComplete={token(autocomplete)}
                type={part === 'phone' ? 'tel' : 'text'}
              />
            )}
          </div>
        ))}
    </div>
  );
}

const token = (autocomplete: string): string => `shipping ${autocomplete}`;

function CountryField() {
  const countries = useCountries();
  const { setFieldValue } = useFormikContext();
  return (
    <div className={styles.fullWidth}>
      <OutlinedSelect
        name="address.country"
        label="Country"
        required
        autoComplete={token('country')}
        // A state of the country before isn't one of this country.
        onChosen={() => void setFieldValue('address.administrativeArea', '')}
      >
        {byName(countries).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </OutlinedSelect>
    </div>
  );
}
