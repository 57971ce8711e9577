import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useField } from 'formik';
import { useId } from 'react';

type IdListFieldProps = {
  name: string;
  label: string;
  choices: { id: number; name: string }[];
  /** What is said where there is nothing to choose from. */
  none: string;
};

/** Records to choose from, each with a box to tick; the value is the list of their ids. */
export function IdListField({ name, label, choices, none }: IdListFieldProps) {
  const id = useId();
  const [{ value }, { error }, { setValue }] = useField<number[]>(name);
  const problem = typeof error === 'string' ? error : undefined;
  return (
    <Box component="fieldset" aria-describedby={problem && id} sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <FormLabel component="legend" focused={false}>
        {label}
      </FormLabel>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 45%), 1fr))', columnGap: 1.5 }}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.id}
            label={choice.name}
            control={
              <Checkbox
                checked={value.includes(choice.id)}
                onChange={(_event, ticked) =>
                  void setValue(ticked ? [...value, choice.id] : value.filter((other) => other !== choice.id))
                }
              />
            }
          />
        ))}
        {choices.length === 0 && <FormHelperText>{none}</FormHelperText>}
      </Box>
      {problem && (
        <FormHelperText id={id} error>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
