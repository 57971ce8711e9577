import { grounds, type SchemeName } from './grounds';

export type SchemeColors = {
  /** Backgrounds: the page, the cards on it, and anything raised above cards. */
  ground: string;
  surface: string;
  raised: string;
  /** Only decorative; the borders of controls use `control`. */
  hairline: string;
  control: string;
  text: string;
  muted: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  sage: string;
  sageHover: string;
  onSage: string;
  error: string;
  warning: string;
  info: string;
  success: string;
  onSignal: string;
};

/** What a shop has that has chosen no colors. */
export const DEFAULT_SCHEMES: Record<SchemeName, SchemeColors> = {
  dark: {
    ground: grounds.dark,
    surface: '#1B1A17',
    raised: '#24221E',
    hairline: '#36322B',
    control: '#857C6E',
    text: '#F2EDE4',
    muted: '#B8B0A2',
    accent: '#E5835A',
    accentHover: '#F09B77',
    onAccent: '#1C0F08',
    sage: '#9DB17C',
    sageHover: '#B2C494',
    onSage: '#14190C',
    error: '#F28B82',
    warning: '#E4B45C',
    info: '#8DB4D0',
    success: '#86C08F',
    onSignal: '#14120E',
  },
  light: {
    ground: grounds.light,
    surface: '#FFFFFF',
    raised: '#F3EEE5',
    hairline: '#E3DBCE',
    control: '#857B6C',
    text: '#1E1B16',
    muted: '#5F584C',
    accent: '#A8481F',
    accentHover: '#8A3815',
    onAccent: '#FFFFFF',
    sage: '#55693A',
    sageHover: '#43542D',
    onSage: '#FFFFFF',
    error: '#B3261E',
    warning: '#855600',
    info: '#2C6080',
    success: '#2E6B3B',
    onSignal: '#FFFFFF',
  },
};
