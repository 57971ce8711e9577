import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DEFAULT_RADIUS, MAX_RADIUS } from '@stoa/contract';
import { useField } from 'formik';
import { useId } from 'react';

export function RadiusField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const [{ value }, , { setValue }] = useField<string>(name);
  const radius = value === '' ? DEFAULT_RADIUS : Number(value);
  return (
    <Box sx={{ paddingInline: 1 }}>
      <Typography id={id} variant="body2">
        {label}: {radius} pixels
      </Typography>
      <Slider
        aria-labelledby={id}
        value={radius}
        min={0}
        max={MAX_RADIUS}
        step={1}
        onChange={(_event, chosen) => void setValue(String(chosen))}
      />
    </Box>
  );
}
