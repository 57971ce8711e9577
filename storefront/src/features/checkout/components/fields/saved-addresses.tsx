import { addressLines, MAX_ADDRESSES, type SavedAddress } from '@stoa/contract';
import { FilterSelect, text } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { blankAddress, isAddress, toAddressValues } from '../../../../components/addresses/address-values';
import { useSavedAddresses } from '../../../../components/addresses/api';
import type { CheckoutValues } from '../../../../components/checkout/checkout-values';
import styles from './saved-addresses.module.css';

const ANOTHER = '';

const inOneLine = (address: SavedAddress): string => addressLines({ ...address, phone: null }).join(', ');

/** For who is signed in: begins with the default address, offers the others, and saves a new one. */
export function SavedAddresses({ canSave, children }: { canSave: boolean; children: ReactNode }) {
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const { address, saveAddress } = values;
  const { data: saved } = useSavedAddresses();
  const chosen = saved?.find((one) => isAddress(address, one));

  const enter = (one: SavedAddress | undefined) =>
    void setFieldValue('address', one ? toAddressValues(one) : { ...blankAddress, country: address.country });
  const begin = useEffectEvent(() => {
    if (saved?.[0] && address.line1 === '') enter(saved[0]);
  });
  // The form chooses a likely country first, and this one has to stay.
  const canBegin = saved !== undefined && address.country !== '';
  useEffect(() => {
    if (canBegin) begin();
  }, [canBegin]);

  if (!saved) return children;
  return (
    <>
      {saved.length > 0 && (
        <FilterSelect
          label="Saved address"
          value={chosen ? String(chosen.id) : ANOTHER}
          choices={[
            ...saved.map((one) => ({ value: String(one.id), label: inOneLine(one) })),
            { value: ANOTHER, label: 'Another address' },
          ]}
          onChange={(id) => enter(saved.find((one) => String(one.id) === id))}
        />
      )}
      {children}
      {canSave && !chosen && saved.length < MAX_ADDRESSES && (
        <label className={styles.save}>
          <input
            type="checkbox"
            className={styles.box}
            checked={saveAddress}
            onChange={({ target }) => void setFieldValue('saveAddress', target.checked)}
          />
          <span className={text.body2}>Save this address for next time</span>
        </label>
      )}
    </>
  );
}
