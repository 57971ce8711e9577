import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { isDay } from '@stoa/contract';
import { useTypedText } from '@stoa/web-kit';
import { PRESETS, type Range } from '../domain/range';

type RangePickerProps = {
  range: Range;
  onPreset: (days: string) => void;
  onDays: (days: { from: string; to: string }) => void;
};

export function RangePicker({ range, onPreset, onDays }: RangePickerProps) {
  // Each end uses the other's typed text: the address may not have caught up yet.
  const from = useTypedText({
    value: range.from,
    clean: wholeDay,
    onChange: (day) => onDays({ from: day, to: wholeDay(to.text) ?? range.to }),
  });
  const to = useTypedText({
    value: range.to,
    clean: wholeDay,
    onChange: (day) => onDays({ from: wholeDay(from.text) ?? range.from, to: day }),
  });
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
        aria-label="Time period"
      >
        {PRESETS.map(({ days, label }) => (
          <Preset key={days} value={days}>
            {label}
          </Preset>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <DayField label="From" text={from.text} problem={range.problem} onText={from.setText} />
        <DayField label="To" text={to.text} onText={to.setText} />
      </Box>
    </Box>
  );
}

/** Ignores a half-typed day, such as one in the year 202. */
const wholeDay = (typed: string) => (isDay(typed) ? typed : null);

type DayFieldProps = { label: string; text: string; problem?: string | undefined; onText: (text: string) => void };

function DayField({ label, text, problem, onText }: DayFieldProps) {
  return (
    <TextField
      type="date"
      size="small"
      label={label}
      value={text}
      onChange={(event) => onText(event.target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 160 }}
    />
  );
}

export const Preset = styled(ToggleButton)(({ theme }) => ({
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
