import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

export interface Choice {
  id: number;
  name: string;
}

export interface IdChoices {
  choices: Choice[];
  isChosen: (id: number) => boolean;
  choose: (id: number, chosen: boolean) => void;
  problem?: string | undefined;
  note: string | false;
}

type IdGroupProps = Pick<IdChoices, 'problem' | 'note'> & { label: string; children: ReactNode };

/** Wraps the choices of an id list. An error belongs to the list as a whole, so the group takes the focus. */
export function IdGroup({ label, problem, note, children }: IdGroupProps) {
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

/** Shown if there's nothing to select; empty while loading. */
export function choicesNote(noun: string, choices: Choice[] | undefined, failure: unknown): string | false {
  if (choices) return choices.length === 0 && `No ${noun}s available`;
  return failure !== undefined && `Couldn’t load ${noun}s. Reload the page to try again.`;
}
