import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type IdChoices, IdGroup } from './id-group';

/** Records to choose from, as chips. */
export function IdChips({ label, choices, isChosen, choose, problem, note }: IdChoices & { label: string }) {
  return (
    <IdGroup label={label} problem={problem} note={note}>
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
