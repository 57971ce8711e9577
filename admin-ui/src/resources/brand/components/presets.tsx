import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { onlyScheme, SCHEME_NAMES } from '@stoa/contract';
import { fontTokens } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import type { BrandValues } from '../domain/brand-fields';
import { isChosen, type Preset, presets } from '../domain/presets';
import { useBrandShown } from './use-brand-shown';

/** Looks to begin with; each fills in the form. */
export function Presets() {
  const { values, setValues } = useFormikContext<BrandValues>();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {presets.map((preset) => (
        <PresetButton
          key={preset.name}
          preset={preset}
          chosen={isChosen(preset, values)}
          onChoose={() => void setValues({ ...values, ...preset.look })}
        />
      ))}
    </Box>
  );
}

function PresetButton({ preset, chosen, onChoose }: { preset: Preset; chosen: boolean; onChoose: () => void }) {
  const { brand, schemes } = useBrandShown(preset.look);
  const only = onlyScheme(brand);
  const shown = only ? [only] : SCHEME_NAMES;
  return (
    <Tile aria-pressed={chosen} onClick={onChoose}>
      <Box aria-hidden sx={{ display: 'flex', height: 64 }}>
        {shown.map((name) => {
          const { ground, surface, hairline, accent, text } = schemes[name];
          return (
            <Ground key={name} style={{ background: ground }}>
              <Card style={{ background: surface, borderColor: hairline, borderRadius: (brand.radius ?? 16) / 2 }}>
                <i style={{ background: text }} />
                <i style={{ background: accent, borderRadius: (brand.radius ?? 16) / 3 }} />
              </Card>
            </Ground>
          );
        })}
      </Box>
      <span style={Object.fromEntries(fontTokens(preset.look.fonts))}>{preset.name}</span>
    </Tile>
  );
}

const Tile = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& > span': { ...theme.typography.h6, display: 'block', padding: theme.spacing(1) },
  '&:hover': { borderColor: theme.vars.palette.control },
  '&[aria-pressed=true]': { borderColor: theme.vars.palette.primary.main },
  '&[aria-pressed=true]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

const Ground = styled('span')({ flex: 1, display: 'grid', placeItems: 'center' });

const Card = styled('span')({
  display: 'grid',
  gap: 6,
  width: 40,
  padding: 8,
  border: '1px solid',
  '& i': { display: 'block', height: 4 },
  '& i:last-of-type': { height: 10 },
});
