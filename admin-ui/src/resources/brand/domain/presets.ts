import { DEFAULT_FONTS } from '@stoa/contract';
import type { LookValues } from './brand-fields';

export interface Preset {
  name: string;
  look: LookValues;
}

const USUAL: LookValues = {
  accent: '',
  surface: '',
  fonts: DEFAULT_FONTS,
  radius: '',
  cardStyle: 'plain',
  pictureRatio: 'landscape',
  schemes: 'both',
};

const preset = (name: string, look: Partial<LookValues> = {}): Preset => ({ name, look: { ...USUAL, ...look } });

/** Looks to begin with. The first is the shop’s as it comes. */
export const presets: Preset[] = [
  preset('Stoa'),
  preset('Grove', { accent: '#2F6B4F', surface: '#F4F7F1', fonts: 'lora', radius: '20' }),
  preset('Harbor', {
    accent: '#1F5F8B',
    surface: '#F3F6FA',
    fonts: 'newsreader',
    radius: '10',
    cardStyle: 'framed',
  }),
  preset('Ink', { accent: '#1A1A1A', surface: '#FFFFFF', fonts: 'playfair', radius: '0', pictureRatio: 'portrait' }),
  preset('Rose', {
    accent: '#B23A6B',
    surface: '#FCF5F6',
    fonts: 'cormorant',
    radius: '24',
    cardStyle: 'filled',
    pictureRatio: 'square',
  }),
  preset('Saffron', {
    accent: '#A66A00',
    surface: '#FFF8E8',
    fonts: 'bricolage',
    radius: '12',
    cardStyle: 'raised',
    schemes: 'light',
  }),
  preset('Lagoon', {
    accent: '#0F766E',
    surface: '#F1FAF8',
    fonts: 'manrope',
    radius: '28',
    pictureRatio: 'square',
  }),
  preset('Midnight', {
    accent: '#9A8CFF',
    surface: '#11131F',
    fonts: 'space-grotesk',
    cardStyle: 'framed',
    schemes: 'dark',
  }),
];

export const isChosen = ({ look }: Preset, values: LookValues): boolean =>
  (Object.keys(look) as (keyof LookValues)[]).every((name) => look[name] === values[name]);
