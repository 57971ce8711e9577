import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useField } from 'formik';

type IdChipsFieldProps = {
  name: string;
  label: string;
  choices: { id: number; name: string }[];
  /** What is said where there is nothing to choose from. */
  none: string;
};

/** Records to choose from, each a chip to press; the value is the list of their ids. */
export function IdChipsField({ name, label, choices, none }: IdChipsFieldProps) {
  const [{ value }, { error }, { setValue }] = useField<number[]>(name);
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <FormLabel component="legend" focused={false} sx={{ marginBottom: 1 }}>
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map(({ id, name: tag }) => {
          const isChosen = value.includes(id);
          return (
            <Chip
              key={id}
              label={tag}
              component="button"
              type="button"
              clickable
              aria-pressed={isChosen}
              color={isChosen ? 'primary' : 'default'}
              variant={isChosen ? 'filled' : 'outlined'}
              onClick={() => void setValue(isChosen ? value.filter((other) => other !== id) : [...value, id])}
            />
          );
        })}
      </Box>
      {choices.length === 0 && <FormHelperText>{none}</FormHelperText>}
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
