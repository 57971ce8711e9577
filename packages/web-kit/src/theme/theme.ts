import { type ColorSystemOptions, createTheme, darken } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components.ts';
import { THEME_ATTRIBUTE } from './mode/color-scheme.ts';
import { DEFAULT_RADIUS, DEFAULT_SCHEMES, type SchemeColors, type SchemeName } from './palette.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface TypeBackground {
    raised: string;
  }
  interface Palette {
    /** Borders of controls: at least 3:1 on every background. */
    control: string;
  }
  interface PaletteOptions {
    control: string;
  }
}

function colorScheme(name: SchemeName, colors: SchemeColors): ColorSystemOptions {
  const signal = (main: string) => ({ main, dark: darken(main, 0.15), contrastText: colors.onSignal });
  return {
    palette: {
      mode: name,
      // MUI uses `dark` for hover, whether it's darker or lighter than `main`.
      primary: {
        main: colors.accent,
        light: colors.accentHover,
        dark: colors.accentHover,
        contrastText: colors.onAccent,
      },
      secondary: { main: colors.sage, light: colors.sageHover, dark: colors.sageHover, contrastText: colors.onSage },
      error: signal(colors.error),
      warning: signal(colors.warning),
      info: signal(colors.info),
      success: signal(colors.success),
      text: { primary: colors.text, secondary: colors.muted },
      background: { default: colors.ground, paper: colors.surface, raised: colors.raised },
      divider: colors.hairline,
      control: colors.control,
      action: { selectedOpacity: 0.1 },
    },
  };
}

/** What a brand changes of it. */
export interface Look {
  schemes: Record<SchemeName, SchemeColors>;
  /** Of cards, in pixels; controls and large images follow it. */
  radius: number;
}

const CONTROL = 0.75;

export const createLook = ({ schemes, radius }: Look) =>
  createTheme({
    cssVariables: { cssVarPrefix: 'stoa', colorSchemeSelector: THEME_ATTRIBUTE },
    defaultColorScheme: 'dark',
    colorSchemes: { dark: colorScheme('dark', schemes.dark), light: colorScheme('light', schemes.light) },
    typography,
    components,
    shape: { borderRadius: radius * CONTROL },
    motion: { reducedMotion: 'system' },
    focusVisible: true,
    transitions: {
      duration: {
        shortest: 150,
        shorter: 175,
        short: 200,
        standard: 225,
        complex: 250,
        enteringScreen: 225,
        leavingScreen: 175,
      },
      easing: { easeInOut: 'cubic-bezier(0.3, 0, 0.2, 1)' },
    },
  });

export type StoaTheme = ReturnType<typeof createLook>;

export const theme = createLook({ schemes: DEFAULT_SCHEMES, radius: DEFAULT_RADIUS });

export const cardRadius = ({ shape }: StoaTheme): number => Number(shape.borderRadius) / CONTROL;
