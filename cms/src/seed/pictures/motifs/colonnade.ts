import { backdrop, type Canvas, type Motif } from '../canvas';
import { between } from '../random';
import { arch, below, circle, glow, gradient, group, HEIGHT, mix, polygon, rect, ridge, shape, WIDTH } from '../svg';

function sky(canvas: Canvas, sunX: number, sunY: number, sunRadius: number): string {
  const { scheme, random } = canvas;
  const far = ridge(random, sunY + 110, 46, 14);
  const near = ridge(random, sunY + 190, 60, 14);
  return [
    backdrop(canvas),
    glow('halo', [
      [0, scheme.glow, 0.85],
      [0.35, scheme.glow, 0.3],
      [1, scheme.glow, 0],
    ]),
    circle(sunX, sunY, sunRadius * 4.4, 'url(#halo)'),
    circle(sunX, sunY, sunRadius, mix(scheme.glow, scheme.pale, 0.35)),
    shape(below(far), mix(scheme.back[1], scheme.back[2], 0.35), { opacity: '0.85' }),
    shape(below(near), mix(scheme.back[1], scheme.deep, 0.35)),
  ].join('');
}

/** Three tall arches, and their light on the floor. */
function row(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const floor = 930;
  const wall = mix(scheme.surface, scheme.deep, 0.45);
  const centres = [290, 800, 1310];
  const opening = (x: number, grow = 0) => arch(x, floor, 384 + grow, 740 + grow / 2);
  const outer = `M-10 -10H${WIDTH + 10}V${floor}H-10Z`;
  const light = centres.map((x) =>
    shape(
      polygon([
        [x - 192, floor],
        [x + 192, floor],
        [x + 360 - (x - 800) * 0.1, HEIGHT + 10],
        [x - 110 - (x - 800) * 0.1, HEIGHT + 10],
      ]),
      'url(#beam)',
    ),
  );
  return [
    sky(canvas, between(random, 700, 980), 610, 78),
    gradient('wall', [
      [0, mix(wall, scheme.deep, 0.35)],
      [1, wall],
    ]),
    gradient('beam', [
      [0, scheme.glow, 0.62],
      [1, scheme.accent, 0.05],
    ]),
    ...centres.map((x) =>
      shape(`${opening(x)}${arch(x + 22, floor + 1, 384, 722)}`, mix(wall, scheme.glow, 0.42), {
        'fill-rule': 'evenodd',
      }),
    ),
    shape(outer + centres.map((x) => opening(x)).join(''), 'url(#wall)', { 'fill-rule': 'evenodd' }),
    ...centres.map((x) =>
      shape(`${opening(x, 44)}${opening(x, 26)}`, mix(wall, scheme.accent, 0.3), { 'fill-rule': 'evenodd' }),
    ),
    rect(0, 60, WIDTH, 10, mix(wall, scheme.accent, 0.28)),
    ...[35, 545, 1055, 1565].map(
      (x) =>
        rect(x - 66, 470, 132, 22, mix(wall, scheme.accent, 0.42)) +
        rect(x - 66, floor - 40, 132, 40, mix(wall, scheme.accent, 0.22)),
    ),
    rect(0, floor, WIDTH, HEIGHT - floor, mix(scheme.deep, scheme.surface, 0.3)),
    ...light,
    rect(0, floor, WIDTH, 6, mix(wall, scheme.glow, 0.35)),
  ].join('');
}

/** A gallery of arches, one behind the other, towards the light. */
function gallery(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const horizon = 760;
  const centre = between(random, 770, 830);
  const depth = 8;
  const bays = Array.from({ length: depth }, (_, index) => {
    const scale = 0.77 ** index;
    const share = 0.1 + (0.9 * index) / (depth - 1);
    const base = horizon + (HEIGHT + 30 - horizon) * scale;
    const height = 1110 * scale + (base - horizon) * 0.12;
    const tone = mix(mix(scheme.deep, scheme.surface, 0.4), mix(scheme.accent, scheme.glow, share), share ** 1.1);
    const next = horizon + (HEIGHT + 30 - horizon) * scale * 0.77;
    const half = 590 * scale;
    return [
      shape(arch(centre, base, half * 2, height), tone),
      shape(arch(centre + half * 0.06, base, half * 1.9, height * 0.985), mix(tone, scheme.deep, 0.26)),
      shape(
        polygon([
          [centre - half, base],
          [centre + half, base],
          [centre + half * 0.77, next],
          [centre - half * 0.77, next],
        ]),
        mix(tone, scheme.glow, index % 2 ? 0.1 : 0.3),
      ),
    ].join('');
  });
  const end = 0.77 ** depth;
  const base = horizon + (HEIGHT + 30 - horizon) * end;
  return [
    backdrop(canvas),
    rect(0, 0, WIDTH, HEIGHT, mix(scheme.deep, scheme.surface, 0.35)),
    ...bays,
    shape(arch(centre, base, 1180 * end, 1110 * end), scheme.glow),
    glow('end', [
      [0, scheme.glow, 0.6],
      [0.4, scheme.glow, 0.12],
      [1, scheme.glow, 0],
    ]),
    circle(centre, base - 60, 520, 'url(#end)'),
  ].join('');
}

/** One great arch with steps, and the low sun in it. */
function gate(canvas: Canvas): string {
  const { scheme } = canvas;
  const base = 960;
  const wall = mix(scheme.back[0], scheme.surface, 0.55);
  const steps = [0, 1, 2, 3].map(
    (step) =>
      rect(
        470 - step * 62,
        base + step * 62,
        660 + step * 124,
        62,
        mix(mix(wall, scheme.glow, 0.28), scheme.deep, step * 0.14),
      ) + rect(470 - step * 62, base + step * 62, 660 + step * 124, 8, mix(wall, scheme.glow, 0.55)),
  );
  return [
    gradient('plaster', [
      [0, mix(wall, scheme.deep, 0.2)],
      [1, mix(wall, scheme.accent, 0.22)],
    ]),
    `<clipPath id="opening">${shape(arch(800, base, 620, 800), '#000')}</clipPath>`,
    group({ 'clip-path': 'url(#opening)' }, sky(canvas, 800, 640, 118)),
    shape(`M-10 -10H${WIDTH + 10}V${HEIGHT + 10}H-10Z${arch(800, base, 620, 800)}`, 'url(#plaster)', {
      'fill-rule': 'evenodd',
    }),
    shape(`${arch(800, base, 700, 840)}${arch(800, base + 1, 620, 800)}`, mix(wall, scheme.pale, 0.24), {
      'fill-rule': 'evenodd',
    }),
    shape(`${arch(800, base, 620, 800)}${arch(828, base + 1, 620, 800)}`, mix(wall, scheme.deep, 0.5), {
      'fill-rule': 'evenodd',
      'clip-path': 'url(#opening)',
    }),
    ...steps,
    ...[190, 1410].map(
      (x) =>
        rect(x - 62, base - 64, 124, 312, mix(wall, scheme.deep, 0.35), { rx: 8 }) +
        circle(x, base - 150, 118, mix(scheme.second, scheme.deep, 0.35)) +
        circle(x - 34, base - 186, 66, mix(scheme.second, scheme.deep, 0.15)),
    ),
  ].join('');
}

/** Two tiers of arches, like an aqueduct in the evening. */
function tiers(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const stone = mix(scheme.surface, scheme.deep, 0.3);
  const lower = [-30, 385, 800, 1215, 1630].map((x) => arch(x, 1080, 316, 470));
  const upper = Array.from({ length: 9 }, (_, index) => arch(-30 + index * 207.5, 520, 140, 200));
  return [
    sky(canvas, 1215 + between(random, -50, 50), 770, 96),
    gradient('stone', [
      [0, mix(stone, scheme.accent, 0.2)],
      [1, stone],
    ]),
    shape(`M-10 250H${WIDTH + 10}V1080H-10Z${lower.join('')}${upper.join('')}`, 'url(#stone)', {
      'fill-rule': 'evenodd',
    }),
    ...lower.concat(upper).map((opening) => shape(opening, scheme.glow, { opacity: '0.1' })),
    ...[250, 540, 566].map((y, index) => rect(0, y, WIDTH, index === 0 ? 26 : 12, mix(stone, scheme.glow, 0.3))),
    shape(below(ridge(random, 1082, 22, 20)), mix(scheme.second, scheme.deep, 0.62)),
    shape(below(ridge(random, 1140, 18, 20)), mix(scheme.second, scheme.deep, 0.76)),
  ].join('');
}

export const colonnade = { row, gallery, gate, tiers } satisfies Motif;
