import MoonIcon from '@mui/icons-material/DarkModeOutlined';
import ScreenIcon from '@mui/icons-material/DesktopWindowsOutlined';
import SunIcon from '@mui/icons-material/LightModeOutlined';
import { useId } from 'react';
import type { ThemeMode } from './color-scheme';
import { chooseThemeMode, useThemeMode } from './theme-mode';
import styles from './theme-switch.module.css';

const choices = [
  { mode: 'light', label: 'Light theme', Icon: SunIcon },
  { mode: 'dark', label: 'Dark theme', Icon: MoonIcon },
  { mode: 'system', label: 'System theme', Icon: ScreenIcon },
] satisfies { mode: ThemeMode; label: string; Icon: typeof SunIcon }[];

export function ThemeSwitch() {
  const mode = useThemeMode();
  const group = useId();
  return (
    <fieldset className={styles.group} data-theme-switch>
      <legend>Theme</legend>
      {choices.map(({ mode: choice, label, Icon }) => (
        <label className={styles.choice} key={choice} title={label}>
          <input
            type="radio"
            name={group}
            aria-label={label}
            value={choice}
            checked={mode === choice}
            onChange={() => chooseThemeMode(choice)}
          />
          <Icon />
        </label>
      ))}
    </fieldset>
  );
}
