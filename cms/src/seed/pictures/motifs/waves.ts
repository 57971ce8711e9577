import { backdrop, type Canvas, type Motif } from '../canvas';
import { between } from '../random';
import { below, circle, curve, HEIGHT, line, mix, type Point, rect, ridge, shape, WIDTH } from '../svg';

/** Rows of scales, each a nest of arcs. */
function scales(canvas: Canvas): string {
  const { scheme } = canvas;
  const radius = 150;
  const rows: string[] = [];
  for (let row = 0; row * (radius / 2) < HEIGHT + radius * 2; row += 1) {
    for (let column = -1; column * radius * 2 < WIDTH + radius * 2; column += 1) {
      const x = column * radius * 2 + (row % 2 ? radius : 0);
      const y = row * (radius / 2);
      const share = Math.min(y / HEIGHT, 1);
      const tone = mix(scheme.accent, mix(scheme.second, scheme.deep, 0.25), share);
      rows.push(
        [1, 0.8, 0.6, 0.4, 0.2]
          .map((part, index) =>
            circle(
              x,
              y,
              radius * part,
              index % 2 ? mix(scheme.pale, tone, 0.12) : mix(tone, scheme.deep, index * 0.06),
            ),
          )
          .join(''),
      );
    }
  }
  return rect(0, 0, WIDTH, HEIGHT, scheme.pale) + rows.join('');
}

/** Broad bands that flow over each other. */
function bands(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const colours = [
    scheme.glow,
    scheme.accent,
    mix(scheme.accent, scheme.deep, 0.35),
    scheme.second,
    mix(scheme.second, scheme.deep, 0.4),
    mix(scheme.deep, scheme.surface, 0.3),
    scheme.deep,
  ];
  const flows = colours.map((colour, index) => {
    const points = ridge(random, 330 + index * 132, 92, 10);
    const lifted = points.map(([x, y]): Point => [x, y + 16]);
    return shape(below(points), colour) + line(curve(lifted), mix(colour, scheme.pale, 0.4), 4, { opacity: '0.55' });
  });
  return [
    backdrop(canvas),
    circle(between(random, 500, 1100), 270, 150, mix(scheme.pale, scheme.glow, 0.4)),
    ...flows,
  ].join('');
}

/** Marbled paper: rings of ink, combed. */
function marbling(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const colours = [
    scheme.accent,
    scheme.pale,
    mix(scheme.deep, scheme.mute, 0.2),
    scheme.second,
    scheme.glow,
    mix(scheme.accent, scheme.deep, 0.3),
  ];
  const [p1, p2, p3] = [random() * 6, random() * 6, random() * 6];
  const rings = Array.from({ length: 34 }, (_, ring) => {
    const reach = 1240 - ring * 36;
    const points = Array.from({ length: 61 }, (_, step): Point => {
      const turn = (step / 60) * Math.PI * 2;
      const comb =
        Math.sin(turn * 3 + p1 + ring * 0.09) * 0.14 +
        Math.sin(turn * 7 + p2 - ring * 0.16) * 0.055 +
        Math.sin(turn * 2 + p3) * 0.1;
      return [760 + Math.cos(turn) * reach * (1 + comb), 640 + Math.sin(turn) * reach * 0.74 * (1 + comb)];
    });
    const colour = colours[(ring * 7 + Math.floor(ring / 3)) % colours.length] ?? scheme.pale;
    return shape(`${curve(points)}Z`, colour, { stroke: scheme.pale, 'stroke-width': 2.5, 'stroke-opacity': '0.5' });
  });
  return rect(0, 0, WIDTH, HEIGHT, scheme.accent) + rings.join('');
}

export const waves = { scales, bands, marbling } satisfies Motif;
