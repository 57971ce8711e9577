import type { Random } from './random';
import type { Scheme } from './schemes';
import { gradient, HEIGHT, mix, rect, WIDTH } from './svg';

/** What a motif draws with: its colours and its own dice. */
export interface Canvas {
  scheme: Scheme;
  random: Random;
}

/** A family of pictures: each variant is a pure function that returns the inside of an SVG. */
export type Motif = Record<string, (canvas: Canvas) => string>;

export const backdrop = ({ scheme }: Canvas) =>
  gradient('back', [
    [0, scheme.back[0]],
    [0.55, scheme.back[1]],
    [1, scheme.back[2]],
  ]) + rect(0, 0, WIDTH, HEIGHT, 'url(#back)');

export const wood = ({ scheme }: Canvas) => mix('#b98048', scheme.accent, 0.22);
