import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { FONT_PAIRS, FONTS, type FontPair, fontsOf } from '@stoa/contract';
import { brandFontFaces, fontTokens } from '@stoa/web-kit';
import { useField } from 'formik';

const faces = FONT_PAIRS.map(brandFontFaces).join('');

/** Each pair in its own letters. */
export function FontsField({ name, label }: { name: string; label: string }) {
  const [{ value }, , { setValue }] = useField<FontPair>(name);
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}
    >
      <style>{faces}</style>
      {FONT_PAIRS.map((pair) => (
        <Tile key={pair} style={Object.fromEntries(fontTokens(pair))}>
          <input type="radio" name={name} checked={value === pair} onChange={() => void setValue(pair)} />
          <strong>{FONTS[fontsOf(pair).heading].name}</strong>
          <span>with text in {FONTS[fontsOf(pair).text].name}</span>
        </Tile>
      ))}
    </Box>
  );
}

const Tile = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& strong': { ...theme.typography.h5, overflowWrap: 'anywhere' },
  '& span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '&:hover': { borderColor: theme.vars.palette.control },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
