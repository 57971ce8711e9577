import type { Random } from './random';

/** Every picture is drawn on this canvas: 4:3, the shape of the cards. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Point = readonly [x: number, y: number];
type Value = string | number;

const round = (value: Value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);

/** One element: numbers are rounded, so that the same picture is the same bytes everywhere. */
export function tag(name: string, attributes: Record<string, Value>, ...children: string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${round(value)}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export const shape = (d: string, fill: string, more: Record<string, Value> = {}) => tag('path', { d, fill, ...more });

export const line = (d: string, stroke: string, width: number, more: Record<string, Value> = {}) =>
  tag('path', { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Record<string, Value> = {},
) => tag('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Record<string, Value> = {}) =>
  tag('circle', { cx, cy, r, fill, ...more });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Record<string, Value> = {},
) => tag('ellipse', { cx, cy, rx, ry, fill, ...more });

export const group = (attributes: Record<string, Value>, ...children: string[]) =>
  tag('g', attributes, children.join(''));

export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A smooth curve through the points (Catmull-Rom as cubic Béziers), without its leading `M x y`. */
export function curveThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return points
    .slice(1)
    .map((end, index) => {
      const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
      const first = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
      const second = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
      return `C${[...first, ...second, ...end].map(round).join(' ')}`;
    })
    .join('');
}

export const curve = (points: readonly Point[]) => `M${points[0]?.map(round).join(' ')}${curveThrough(points)}`;

/** A round-headed arch that stands on `base`, centred on `x`. */
export function arch(x: number, base: number, width: number, height: number): string {
  const half = width / 2;
  const spring = base - height + half;
  const left = `${round(x - half)}`;
  const right = `${round(x + half)}`;
  return `M${left} ${round(base)}V${round(spring)}A${round(half)} ${round(half)} 0 0 1 ${right} ${round(spring)}V${round(base)}Z`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity = 1]) =>
    tag('stop', { offset: `${Math.round(offset * 1000) / 10}%`, 'stop-color': colour, 'stop-opacity': `${opacity}` }),
  );

/** A linear gradient over the box of what it fills: downwards unless `across`. */
export const gradient = (id: string, list: readonly Stop[], across = false) =>
  tag('linearGradient', { id, x1: 0, y1: 0, x2: across ? 1 : 0, y2: across ? 0 : 1 }, ...stops(list));

export const glow = (id: string, list: readonly Stop[]) => tag('radialGradient', { id }, ...stops(list));

/** The soft patch of shadow below a thing that stands on a table. */
export const contactShadow = (x: number, y: number, rx: number, opacity = 0.45) =>
  ellipse(x, y, rx, rx * 0.14, 'url(#contact)', { opacity: `${opacity}` });

export const contactShadowPaint = glow('contact', [
  [0, '#0b0907', 1],
  [0.55, '#0b0907', 0.55],
  [1, '#0b0907', 0],
]);

/** A blend of two colours (`#rrggbb`), `share` being the second's part. */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
  const blended = [0, 1, 2].map((index) =>
    Math.round(channel(first, index) * (1 - share) + channel(second, index) * share),
  );
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A line that wanders between two sides of the canvas, for hills, waves and grain. */
export function ridge(random: Random, y: number, swing: number, steps: number): Point[] {
  const phase = random() * Math.PI * 2;
  const second = random() * Math.PI * 2;
  const pace = 1.3 + random() * 1.2;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = index / steps;
    const height = Math.sin(along * Math.PI * pace + phase) * 0.7 + Math.sin(along * Math.PI * 4.3 + second) * 0.3;
    return [along * (WIDTH + 80) - 40, y - height * swing] as const;
  });
}

/** Everything below a line, down to the lower edge. */
export const below = (points: readonly Point[]) => `${curve(points)}L${WIDTH + 40} ${HEIGHT + 40}L-40 ${HEIGHT + 40}Z`;
