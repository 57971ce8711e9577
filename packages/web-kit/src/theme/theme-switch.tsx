import MoonIcon from '@mui/icons-material/DarkModeOutlined';
import ScreenIcon from '@mui/icons-material/DesktopWindowsOutlined';
import SunIcon from '@mui/icons-material/LightModeOutlined';
import { styled, useColorScheme } from '@mui/material/styles';
import { useId } from 'react';
import { DEFAULT_THEME_MODE, type ThemeMode } from './color-scheme';

const choices = [
  { mode: 'light', label: 'Light theme', Icon: SunIcon },
  { mode: 'dark', label: 'Dark theme', Icon: MoonIcon },
  { mode: 'system', label: 'System theme', Icon: ScreenIcon },
] satisfies { mode: ThemeMode; label: string; Icon: typeof SunIcon }[];

export function ThemeSwitch() {
  const { mode = DEFAULT_THEME_MODE, setMode } = useColorScheme();
  const group = useId();
  return (
    <Group>
      <legend>Theme</legend>
      {choices.map(({ mode: choice, label, Icon }) => (
        <Choice key={choice} title={label}>
          <input
            type="radio"
            name={group}
            aria-label={label}
            value={choice}
            checked={mode === choice}
            onChange={() => setMode(choice)}
          />
          <Icon />
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled('fieldset')(({ theme }) => ({
  display: 'inline-flex',
  gap: 2,
  margin: 0,
  padding: 3,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  '& legend': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
}));

const Choice = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  color: theme.vars.palette.text.secondary,
  fontSize: '1.125rem',
  // The native radio button handles every click; we only draw how it looks.
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  transition: theme.transitions.create(['background-color', 'color'], {
    duration: theme.transitions.duration.shortest,
  }),
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:has(:checked)': { color: theme.vars.palette.primary.main, backgroundColor: theme.vars.palette.background.raised },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  '@media (forced-colors: active)': { '&:has(:checked)': { border: '2px solid Highlight' } },
}));
