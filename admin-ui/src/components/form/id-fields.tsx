import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';
import { type IdChoicesProps, useIdChoices } from './use-id-choices';

/** Records as checkboxes; the value is the list of their ids. */
export function IdListField(props: IdChoicesProps) {
  const { choices, isChosen, choose, ...said } = useIdChoices(props);
  return (
    <IdGroup label={props.label} {...said}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 45%), 1fr))', columnGap: 1.5 }}
      >
        {choices.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            control={<Checkbox checked={isChosen(id)} onChange={(_event, ticked) => choose(id, ticked)} />}
          />
        ))}
      </Box>
    </IdGroup>
  );
}

type IdGroupProps = { label: string; problem: string | undefined; note: string | false; children: ReactNode };

/** Wraps the choices of an id list. An error belongs to the list as a whole, so the group takes the focus. */
function IdGroup({ label, problem, note, children }: IdGroupProps) {
  const id = useId();
  return (
    <Box
      component="fieldset"
      tabIndex={-1}
      aria-invalid={problem !== undefined}
      aria-describedby={problem && id}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <FormLabel component="legend" focused={false} sx={{ marginBottom: 1 }}>
        {label}
      </FormLabel>
      {children}
      {note && <FormHelperText>{note}</FormHelperText>}
      {problem && (
        <FormHelperText id={id} error>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Records as chips; the value is the list of their ids. */
export function IdChipsField(props: IdChoicesProps) {
  const { choices, isChosen, choose, ...said } = useIdChoices(props);
  return (
    <IdGroup label={props.label} {...said}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map(({ id, name }) => (
          <Chip
            key={id}
            label={name}
            component="button"
            type="button"
            clickable
            aria-pressed={isChosen(id)}
            color={isChosen(id) ? 'primary' : 'default'}
            variant={isChosen(id) ? 'filled' : 'outlined'}
            onClick={() => choose(id, !isChosen(id))}
          />
        ))}
      </Box>
    </IdGroup>
  );
}
