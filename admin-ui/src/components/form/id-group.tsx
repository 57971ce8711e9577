import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

type IdGroupProps = { label: string; problem: string | undefined; note: string | false; children: ReactNode };

/** What stands around the choices of a list of ids. A complaint is about none of them alone: the group takes the focus. */
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
