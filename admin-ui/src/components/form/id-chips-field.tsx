import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { IdGroup } from './id-group';
import { type IdChoicesProps, useIdChoices } from './use-id-choices';

/** Records to choose from, each a chip to press; the value is the list of their ids. */
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
