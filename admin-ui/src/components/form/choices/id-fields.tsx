import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { IdChips } from './id-chips';
import { IdGroup } from './id-group';
import { type IdChoicesProps, useIdChoices } from './use-id-choices';

/** Records as checkboxes; the value is the list of their ids. */
export function IdListField(props: IdChoicesProps) {
  const { choices, isChosen, choose, ...groupProps } = useIdChoices(props);
  return (
    <IdGroup label={props.label} {...groupProps}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 45%), 1fr))',
          columnGap: 1.5,
          // Names of two lines stay apart from those below.
          '& .MuiFormControlLabel-label': { paddingBlock: 0.5, lineHeight: 1.25 },
        }}
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

/** Records as chips; the value is the list of their ids. */
export const IdChipsField = (props: IdChoicesProps) => <IdChips label={props.label} {...useIdChoices(props)} />;
