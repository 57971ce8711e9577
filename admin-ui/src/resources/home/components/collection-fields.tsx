import Box from '@mui/material/Box';
import { DEFAULT_HOME_ITEMS, MAX_HOME_ITEMS } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { SelectField } from '../../../components/form/choices/select-field';
import { useCollections } from '../api';

export function CollectionFields({ name }: { name: string }) {
  const { data } = useCollections();
  const choices = (data?.items ?? []).map(({ id, title, published }) => ({
    value: String(id),
    label: published ? title : `${title} (not published)`,
  }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 160px' }, gap: 1.5, alignItems: 'start' }}>
      <SelectField name={`${name}.collectionId`} label="Collection" choices={choices} none="None" />
      <TextField
        name={`${name}.count`}
        label="How many"
        helperText={`Up to ${MAX_HOME_ITEMS}. If empty, ${DEFAULT_HOME_ITEMS}.`}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
    </Box>
  );
}
