import { contactShadow, curve, curveThrough, ellipse, gradient, group, line, type Point, shape } from './svg';

/** The outline of a thrown pot: [height from 0 (foot) to 1 (rim), radius as a share of the height]. */
type Profile = readonly Point[];

export const profiles = {
  bowl: [
    [0, 0.34],
    [0.08, 0.38],
    [0.35, 0.74],
    [0.7, 0.98],
    [1, 1.06],
  ],
  cup: [
    [0, 0.3],
    [0.1, 0.38],
    [0.4, 0.43],
    [0.8, 0.43],
    [1, 0.45],
  ],
  bottle: [
    [0, 0.24],
    [0.12, 0.29],
    [0.35, 0.3],
    [0.55, 0.2],
    [0.68, 0.085],
    [0.92, 0.075],
    [1, 0.1],
  ],
  vase: [
    [0, 0.18],
    [0.2, 0.3],
    [0.45, 0.37],
    [0.68, 0.28],
    [0.84, 0.15],
    [1, 0.21],
  ],
  jar: [
    [0, 0.3],
    [0.15, 0.4],
    [0.5, 0.48],
    [0.82, 0.4],
    [0.94, 0.32],
    [1, 0.34],
  ],
  pitcher: [
    [0, 0.24],
    [0.2, 0.32],
    [0.42, 0.33],
    [0.7, 0.22],
    [0.88, 0.2],
    [1, 0.25],
  ],
  teapot: [
    [0, 0.4],
    [0.18, 0.56],
    [0.48, 0.64],
    [0.8, 0.5],
    [1, 0.3],
  ],
  plate: [
    [0, 1.4],
    [0.3, 2.2],
    [0.7, 3.2],
    [1, 3.5],
  ],
} as const satisfies Record<string, Profile>;

export interface Pot {
  profile: keyof typeof profiles;
  x: number;
  base: number;
  height: number;
  clay: string;
  /** The colour of the glaze, and how far down from the rim it reaches (0 to 1). */
  glaze?: string;
  dip?: number;
  handle?: 'right' | 'left';
  inside: string;
}

/** Light from the left: one shading for every pot, over whatever colour it has. */
export const potShading = gradient(
  'turned',
  [
    [0, '#1a0f08', 0.3],
    [0.2, '#ffffff', 0.16],
    [0.42, '#ffffff', 0.04],
    [0.72, '#1a0f08', 0.2],
    [1, '#1a0f08', 0.52],
  ],
  true,
);

function outline({ profile, x, base, height }: Pot): string {
  const right = profiles[profile].map(([up, radius]): Point => [x + radius * height, base - up * height]);
  const left = right.map(([px, py]): Point => [2 * x - px, py]);
  const foot = profiles[profile][0][1] * height;
  const [rimX, rimY] = left[left.length - 1] ?? [x, base - height];
  return `${curve(right)}L${rimX} ${rimY}${curveThrough(left.slice().reverse())}A${foot} ${foot * 0.16} 0 0 0 ${x + foot} ${base}Z`;
}

export function pot(spec: Pot): string {
  const { profile, x, base, height, clay, glaze, dip = 0.6, handle, inside } = spec;
  const points = profiles[profile];
  const rim = (points[points.length - 1]?.[1] ?? 0.3) * height;
  const widest = Math.max(...points.map(([, radius]) => radius)) * height;
  const d = outline(spec);
  const id = `pot${Math.round(x)}-${Math.round(base)}-${Math.round(height)}`;
  const edge = base - height + height * dip;
  const glazed = glaze
    ? `<clipPath id="${id}">${shape(d, '#000')}</clipPath>` +
      group(
        { 'clip-path': `url(#${id})` },
        shape(
          `M${x - widest - 5} ${base - height - 40}H${x + widest + 5}V${edge}C${x + widest * 0.4} ${edge + height * 0.09} ${x - widest * 0.3} ${edge - height * 0.05} ${x - widest - 5} ${edge + height * 0.05}Z`,
          glaze,
        ),
      )
    : '';
  const side = handle === 'left' ? -1 : 1;
  const grip = handle
    ? line(
        `M${x + side * widest * 0.82} ${base - height * 0.84}C${x + side * widest * 1.75} ${base - height * 0.92} ${x + side * widest * 1.75} ${base - height * 0.3} ${x + side * widest * 0.86} ${base - height * 0.3}`,
        glaze ?? clay,
        Math.max(height * 0.075, 12),
      )
    : '';
  return [
    contactShadow(x + widest * 0.18, base + 4, widest * 1.5),
    grip,
    shape(d, clay),
    glazed,
    shape(d, 'url(#turned)'),
    ellipse(x, base - height, rim, rim * 0.15, glaze ?? clay),
    ellipse(x, base - height + rim * 0.012, rim * 0.93, rim * 0.122, inside),
  ].join('');
}
