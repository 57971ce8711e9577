import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addressLines, type SavedAddress } from '@stoa/contract';
import { errorMessage, useToast } from '@stoa/web-kit';
import { useRef, useState } from 'react';
import { toAddress, toAddressValues } from '../../../components/addresses/address-values';
import { deleteAddress, saveAddress } from '../api';
import { AddressForm } from './address-form';

type AddressRowProps = {
  address: SavedAddress;
  onChanged: (addresses: SavedAddress[], words: string) => void;
  /** The row goes, and the focus with it. */
  onDeleted: (addresses: SavedAddress[]) => void;
};

export function AddressRow({ address, onChanged, onDeleted }: AddressRowProps) {
  const { id, isDefault, line1 } = address;
  const toast = useToast();
  const [isEdited, setEdited] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);

  async function change(sent: Promise<SavedAddress[]>, done: (addresses: SavedAddress[]) => void) {
    setBusy(true);
    try {
      done(await sent);
    } catch (error) {
      toast.error(errorMessage(error, 'The address couldn’t be changed. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  function closeForm() {
    setEdited(false);
    row.current?.focus();
  }

  const makeDefault = () =>
    change(saveAddress({ address: toAddress(toAddressValues(address), ''), isDefault: true }, id), (addresses) =>
      onChanged(addresses, 'Default address changed'),
    );
  const remove = () => change(deleteAddress(address), onDeleted);

  if (isEdited)
    return (
      <li>
        <AddressForm
          saved={address}
          onCancel={closeForm}
          onSaved={(addresses) => {
            closeForm();
            onChanged(addresses, 'Address saved');
          }}
        />
      </li>
    );
  return (
    <Stack
      component="li"
      ref={row}
      tabIndex={-1}
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2, rowGap: 1.5, outline: 'none' }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {addressLines(address).join('\n')}
        </Typography>
        {isDefault && <Chip label="Default" color="secondary" variant="outlined" size="small" sx={{ marginTop: 1 }} />}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!isDefault && (
          <Button color="inherit" disabled={isBusy} aria-label={`Make ${line1} the default`} onClick={makeDefault}>
            Make default
          </Button>
        )}
        <Button variant="outlined" color="inherit" aria-label={`Edit ${line1}`} onClick={() => setEdited(true)}>
          Edit
        </Button>
        <Button variant="outlined" color="inherit" disabled={isBusy} aria-label={`Delete ${line1}`} onClick={remove}>
          Delete
        </Button>
      </Stack>
    </Stack>
  );
}
