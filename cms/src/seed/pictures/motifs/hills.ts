import { backdrop, type Canvas, type Motif } from '../canvas';
import { between } from '../random';
import { below, circle, ellipse, glow, HEIGHT, mix, rect, ridge, shape, WIDTH } from '../svg';

function sun(canvas: Canvas, x: number, y: number, radius: number): string {
  const { scheme } = canvas;
  return [
    glow('halo', [
      [0, scheme.glow, 0.8],
      [0.4, scheme.glow, 0.25],
      [1, scheme.glow, 0],
    ]),
    circle(x, y, radius * 3.4, 'url(#halo)'),
    circle(x, y, radius, mix(scheme.glow, scheme.accent, 0.2)),
  ].join('');
}

function layers(canvas: Canvas, from: number, to: number, count: number): string[] {
  const { scheme, random } = canvas;
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const far = mix(scheme.back[1], scheme.back[2], 0.5);
    const tone =
      share < 0.5 ? mix(far, scheme.second, share * 2) : mix(scheme.second, scheme.deep, (share - 0.5) * 1.5);
    return shape(below(ridge(random, from + (to - from) * share, 60 + share * 50, 12)), tone);
  });
}

/** Hills behind hills, and a large sun. */
function sunrise(canvas: Canvas): string {
  const x = between(canvas.random, 520, 1080);
  return [backdrop(canvas), sun(canvas, x, 480, 190), ...layers(canvas, 620, 1060, 6)].join('');
}

/** The sea at evening, with islands and the sun's path on the water. */
function islands(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const x = between(random, 640, 960);
  const water = mix(scheme.back[1], scheme.deep, 0.42);
  const path = Array.from({ length: 26 }, (_, index) => {
    const y = 728 + index * 18;
    const half = 40 + index * 9 * between(random, 0.5, 1.25);
    return ellipse(x + between(random, -22, 22), y, half, 3.2 + index * 0.14, scheme.glow, {
      opacity: `${Math.round((0.85 - index * 0.026) * 100) / 100}`,
    });
  });
  return [
    backdrop(canvas),
    sun(canvas, x, 590, 130),
    shape('M-20 720C160 600 300 640 430 690C500 705 560 718 620 720Z', mix(scheme.back[1], scheme.deep, 0.3)),
    shape(
      'M1010 720C1120 640 1230 560 1370 610C1480 640 1560 590 1640 570V720Z',
      mix(scheme.back[1], scheme.deep, 0.45),
    ),
    rect(0, 716, WIDTH, HEIGHT - 716, water),
    ...path,
    shape(below(ridge(random, 1130, 30, 10)), scheme.deep),
  ].join('');
}

export const hills = { sunrise, islands } satisfies Motif;
