import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { addressErrors, type SavedAddress, savedAddressInput } from '@stoa/contract';
import { Form, FormAlert, SubmitButton, schemaErrors, useAuth } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { AddressFields } from '../../../components/addresses/address-fields';
import {
  type AddressValues,
  blankAddress,
  toAddress,
  toAddressValues,
} from '../../../components/addresses/address-values';
import { useAddressFormat, useCountries } from '../../../components/addresses/api';
import { likelyCountry } from '../../../components/addresses/countries';
import { saveAddress } from '../api';

type AddressFormProps = {
  /** The one that is changed, if it isn't new. */
  saved?: SavedAddress;
  onSaved: (addresses: SavedAddress[]) => void;
  onCancel?: () => void;
};

export function AddressForm({ saved, onSaved, onCancel }: AddressFormProps) {
  const { name } = useAuth();
  const countries = useCountries();
  const [country, setCountry] = useState(saved?.country ?? '');
  const format = useAddressFormat(country);
  if (countries.length === 0) return <Skeleton variant="rounded" height={240} />;

  const start = saved
    ? toAddressValues(saved)
    : { ...blankAddress, country: likelyCountry(navigator.language, countries) };
  const inputOf = (address: AddressValues) => ({
    address: toAddress(address, name),
    isDefault: saved?.isDefault ?? false,
  });
  return (
    <Form
      aria-label={saved ? `Address ${saved.line1}` : 'New address'}
      initialValues={{ address: start }}
      validate={({ address }) => ({
        ...schemaErrors(savedAddressInput, inputOf(address)),
        ...addressErrors(format, address),
      })}
      onSubmit={async ({ address }, reset) => {
        const addresses = await saveAddress(inputOf(address), saved?.id);
        reset();
        onSaved(addresses);
      }}
      failure="Your address couldn’t be saved. Please try again."
    >
      <FollowCountry onChange={setCountry} />
      <FormAlert />
      <AddressFields format={format} />
      <Stack direction="row" spacing={2}>
        <SubmitButton busy="Saving...">Save address</SubmitButton>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Stack>
    </Form>
  );
}

function FollowCountry({ onChange }: { onChange: (country: string) => void }) {
  const { country } = useFormikContext<{ address: AddressValues }>().values.address;
  useEffect(() => onChange(country), [country, onChange]);
  return null;
}
