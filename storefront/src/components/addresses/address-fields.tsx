import type { AddressFormat } from '@stoa/contract';
import { OutlinedField, OutlinedSelect } from '@stoa/web-kit';
import { useField, useFormikContext } from 'formik';
import styles from './address-fields.module.css';
import { useCountries } from './api';
import { byName, isShippedTo, type ShippedTo } from './countries';

type AddressFieldsProps = {
  format: AddressFormat | undefined;
  shippedTo?: ShippedTo;
};

/** As the country writes addresses. A state is chosen, where the country has any. The rest waits for a country that is shipped to. */
export function AddressFields({ format, shippedTo = null }: AddressFieldsProps) {
  const { value: country } = useField<string>('address.country')[0];
  const [{ value: postalCode }, , { setTouched }] = useField<string>('address.postalCode');
  const parts = isShippedTo(shippedTo, country) ? format?.parts : undefined;
  return (
    <div className={styles.parts}>
      <CountryField country={country} shippedTo={shippedTo} />
      {parts
        ?.filter(({ part }) => part !== 'country')
        .map(({ part, label, required, autocomplete }) => (
          <div key={part} className={styles[part] ?? styles.fullWidth}>
            {part === 'administrativeArea' && format && format.areas.length > 0 ? (
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
                // Whoever only goes past it hasn't entered a wrong one.
                onBlur={() => part === 'postalCode' && postalCode.trim() && void setTouched(true)}
              />
            )}
          </div>
        ))}
    </div>
  );
}

const token = (autocomplete: string): string => `shipping ${autocomplete}`;

function CountryField({ country, shippedTo }: { country: string; shippedTo: ShippedTo }) {
  // One that was entered stays, so that it can be said that nothing is shipped there.
  const countries = useCountries().filter((code) => code === country || isShippedTo(shippedTo, code));
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
