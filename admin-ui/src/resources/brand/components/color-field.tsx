import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { type BrandColors, grounds, isColor, SCHEME_NAMES } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useField, useFormikContext } from 'formik';
import type { BrandValues } from '../domain/brand-fields';
import { useBrandShown } from './use-brand-shown';

type ColorFieldProps = { name: keyof BrandColors; label: string; helperText: string };

/** A color, typed or picked, and what it’s shown as where it couldn’t be read. */
export function ColorField({ name, label, helperText }: ColorFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const { adjustments, schemes } = useBrandShown(useFormikContext<BrandValues>().values);
  const usual = { accent: schemes.light.accent, surface: grounds.light };
  const adjusted = SCHEME_NAMES.flatMap((scheme) => {
    const found = adjustments.find((one) => one.scheme === scheme && one.name === name);
    return found ? [`${found.color} in the ${scheme} theme`] : [];
  });
  return (
    <TextField
      name={name}
      label={label}
      autoComplete="off"
      helperText={adjusted.length > 0 ? `Adjusted for contrast: ${adjusted.join(', ')}.` : helperText}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Swatch
                type="color"
                aria-label={`Pick the ${label.toLowerCase()}`}
                value={(isColor(value.trim()) ? value.trim() : usual[name]).toLowerCase()}
                onChange={(event) => void setValue(event.target.value.toUpperCase())}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

const Swatch = styled('input')(({ theme }) => ({
  width: 32,
  height: 32,
  padding: 0,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 8,
  overflow: 'hidden',
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0 },
  '&::-moz-color-swatch': { border: 0 },
}));
