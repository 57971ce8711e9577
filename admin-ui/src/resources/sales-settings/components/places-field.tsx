import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { countryName, type ShippingPlace } from '@stoa/contract';
import { useField } from 'formik';
import { useRef } from 'react';
import { prefixFirst } from '../../../components/form/choices/prefix-first';
import { SeveralField } from '../../../components/form/choices/several-field';
import { useCountries, useStates } from '../api';

/** Countries, each whole or with the states that are meant; `of` is the method that goes there. */
export function PlacesField({ name, of }: { name: string; of: string }) {
  const [{ value: places }, { error }, { setValue }] = useField<ShippingPlace[]>(name);
  const field = useRef<HTMLInputElement>(null);
  const countries = useCountries().filter(({ value }) => places.every(({ country }) => country !== value));
  const problem = typeof error === 'string' ? error : undefined;

  function remove(country: string) {
    void setValue(places.filter((place) => place.country !== country));
    field.current?.focus();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {places.map(({ country }, position) => (
        <Box
          key={country}
          role="group"
          aria-label={countryName(country)}
          sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: 1, rowGap: 1.5 }}
        >
          <Typography sx={{ fontWeight: 600 }}>{countryName(country)}</Typography>
          <Tooltip title="Remove">
            <IconButton aria-label={`Remove ${countryName(country)} from ${of}`} onClick={() => remove(country)}>
              <TrashIcon />
            </IconButton>
          </Tooltip>
          <States name={`${name}.${position}.areas`} country={country} />
        </Box>
      ))}
      <Autocomplete
        options={countries}
        filterOptions={prefixFirst}
        getOptionKey={({ value }) => value}
        value={null}
        blurOnSelect={false}
        clearOnBlur
        onChange={(_event, chosen) => {
          if (chosen) void setValue([...places, { country: chosen.value, areas: [] }]);
        }}
        renderInput={(props) => (
          <TextField
            {...props}
            inputRef={field}
            label="Add a country"
            error={problem !== undefined}
            helperText={problem}
          />
        )}
      />
    </Box>
  );
}

function States({ name, country }: { name: string; country: string }) {
  const states = useStates(country);
  if (states.length === 0) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <SeveralField
        name={name}
        label="States or regions"
        choices={states}
        none="Optional. If empty, all of them."
        unknown="Unknown"
      />
    </Box>
  );
}
