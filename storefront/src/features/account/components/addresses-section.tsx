import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { MAX_ADDRESSES, type SavedAddress } from '@stoa/contract';
import { LoadError, useToast } from '@stoa/web-kit';
import { useRef } from 'react';
import { useSavedAddresses } from '../../../components/addresses/api';
import { AccountSection, rows } from './account-section';
import { AddressForm } from './address-form';
import { AddressRow } from './address-row';
import { FoldedForm } from './folded-form';

export const AddressesSection = () => (
  <AccountSection title="Addresses" intro="Where we ship your orders. Checkout starts with the default address.">
    <Addresses />
  </AccountSection>
);

function Addresses() {
  const { data: saved, error, mutate } = useSavedAddresses();
  const list = useRef<HTMLUListElement>(null);
  const toast = useToast();
  if (!saved)
    return error ? (
      <LoadError onRetry={() => void mutate()}>Couldn’t load your addresses.</LoadError>
    ) : (
      <Skeleton variant="rounded" height={64} />
    );

  const show = (addresses: SavedAddress[], words: string) => {
    void mutate(addresses, { revalidate: false });
    toast.success(words);
  };
  return (
    <Stack spacing={3}>
      {saved.length > 0 && (
        <Stack component="ul" ref={list} tabIndex={-1} aria-label="Saved addresses" sx={rows}>
          {saved.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              onChanged={show}
              onDeleted={(addresses) => {
                show(addresses, 'Address deleted');
                list.current?.focus();
              }}
            />
          ))}
        </Stack>
      )}
      {saved.length < MAX_ADDRESSES && (
        <FoldedForm label="Add an address">
          {(fold) => (
            <AddressForm
              onSaved={(addresses) => {
                fold();
                show(addresses, 'Address saved');
              }}
            />
          )}
        </FoldedForm>
      )}
    </Stack>
  );
}
