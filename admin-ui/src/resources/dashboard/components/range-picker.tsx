import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { isDay } from '@stoa/contract';
import { useTypedText } from '@stoa/web-kit';
import { PRESETS, type Range } from '../domain/view';

type RangePickerProps = {
  range: Range;
  onPreset: (days: string) => void;
  onDays: (days: { from: string } | { to: string }) => void;
};

export function RangePicker({ range, onPreset, onDays }: RangePickerProps) {
  return (
    <Box
      role="group"
      aria-label="Date range"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2 }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={range.days}
        onChange={(_, days: string | null) => days && onPreset(days)}
        aria-label="The last"
      >
        {PRESETS.map(({ days, label }) => (
          <Preset key={days} value={days}>
            {label}
          </Preset>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <DayField label="From" value={range.from} problem={range.problem} onChange={(from) => onDays({ from })} />
        <DayField label="To" value={range.to} onChange={(to) => onDays({ to })} />
      </Box>
    </Box>
  );
}

type DayFieldProps = { label: string; value: string; problem?: string | undefined; onChange: (day: string) => void };

/** A half-typed day (of the year 202, say) is nobody's wish yet. */
const wholeDay = (typed: string) => (isDay(typed) ? typed : null);

function DayField({ label, value, problem, onChange }: DayFieldProps) {
  const { text, setText } = useTypedText({ value, clean: wholeDay, onChange });
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 160 }}
    />
  );
}

const Preset = styled(ToggleButton)(({ theme }) => ({
  minHeight: 40,
  paddingInline: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
  borderColor: theme.vars.palette.control,
  '&.Mui-selected': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&.Mui-selected:hover': { backgroundColor: theme.vars.palette.primary.dark },
}));
