import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { clockAt, UTC } from '@stoa/contract';
import { formatTimeZone } from '@stoa/web-kit';
import { useField } from 'formik';

const ZONES = [UTC, ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== UTC)];
const OWN = Intl.DateTimeFormat().resolvedOptions().timeZone;

const clock = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: UTC });

/** Found by typing part of its name. Offers the browser's to a shop that has none of its own yet. */
export function TimeZoneField({ name }: { name: string }) {
  const [{ value }, { error }, { setValue }] = useField<string>(name);
  const help = `It’s ${clock.format(clockAt(Date.now(), value))} there now. Figures, dates, and schedules follow it.`;
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
      <Autocomplete
        fullWidth
        disableClearable
        options={ZONES.includes(value) ? ZONES : [value, ...ZONES]}
        getOptionLabel={formatTimeZone}
        getOptionKey={(zone) => zone}
        value={value}
        onChange={(_event, zone) => void setValue(zone)}
        renderInput={(props) => (
          <TextField {...props} label="Time zone" error={error !== undefined} helperText={error ?? help} />
        )}
      />
      {value === UTC && OWN !== UTC && (
        <Button variant="outlined" onClick={() => void setValue(OWN)}>
          Use {formatTimeZone(OWN)}, as on this device
        </Button>
      )}
    </Stack>
  );
}
