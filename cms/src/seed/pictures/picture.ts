import type { Canvas, Motif } from './canvas';
import { botanical } from './motifs/botanical';
import { colonnade } from './motifs/colonnade';
import { furniture } from './motifs/furniture';
import { geometry } from './motifs/geometry';
import { hills } from './motifs/hills';
import { paper } from './motifs/paper';
import { portrait } from './motifs/portrait';
import { screens } from './motifs/screens';
import { stillLife } from './motifs/still-life';
import { timber } from './motifs/timber';
import { tools } from './motifs/tools';
import { vessels } from './motifs/vessels';
import { waves } from './motifs/waves';
import { weave } from './motifs/weave';
import { randomFrom } from './random';
import { type SchemeName, schemes } from './schemes';
import { HEIGHT, WIDTH } from './svg';

export const motifs = {
  botanical,
  colonnade,
  furniture,
  geometry,
  hills,
  paper,
  portrait,
  screens,
  stillLife,
  timber,
  tools,
  vessels,
  waves,
  weave,
};

type Motifs = typeof motifs;

/** Names one picture: a motif, one of its variants, and the light it is seen in. */
export type PictureName = {
  [M in keyof Motifs]: `${M}/${keyof Motifs[M] & string}/${SchemeName}`;
}[keyof Motifs];

/** Draws a picture as SVG. The seed (a slug) tells two pictures of the same name apart. */
export function drawPicture(name: PictureName, seed: string): string {
  const [motif, variant, scheme] = name.split('/') as [keyof Motifs, string, SchemeName];
  const draw = (motifs[motif] as Motif)[variant];
  if (draw === undefined) {
    throw new Error(`There is no picture named "${name}".`);
  }
  const canvas: Canvas = { scheme: schemes[scheme], random: randomFrom(seed) };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${draw(canvas)}</svg>`;
}
