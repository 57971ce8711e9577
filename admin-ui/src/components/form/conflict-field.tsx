import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type FieldDescription, type Side, said } from './differences';

type ConflictFieldProps<Values> = {
  field: FieldDescription<Values>;
  mine: unknown;
  theirs: unknown;
  chosen: Side;
  onChoose: (side: Side) => void;
};

export function ConflictField<Values>({ field, mine, theirs, chosen, onChoose }: ConflictFieldProps<Values>) {
  const group = useId();
  const sides = [
    { side: 'mine', name: 'Yours', text: said(field, mine) },
    { side: 'theirs', name: 'Saved meanwhile', text: said(field, theirs) },
  ] as const;
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ marginBottom: 0.75 }}>
        {field.label}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1 }}>
        {sides.map(({ side, name, text }) => (
          <Choice key={side}>
            <input type="radio" name={group} checked={chosen === side} onChange={() => onChoose(side)} />
            <span>
              <strong>{name}</strong>
              <span>{text}</span>
            </span>
          </Choice>
        ))}
      </Box>
    </Box>
  );
}

const Choice = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1.25),
  minWidth: 0,
  maxHeight: 220,
  overflowY: 'auto',
  padding: theme.spacing(1.25, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  cursor: 'pointer',
  '& input': { accentColor: theme.vars.palette.primary.main, marginTop: 5, flexShrink: 0 },
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '&:has(:checked)': { borderColor: theme.vars.palette.primary.main },
}));
