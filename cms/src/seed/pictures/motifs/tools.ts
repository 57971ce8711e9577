import { backdrop, type Canvas, type Motif } from '../canvas';
import { between } from '../random';
import { circle, ellipse, gradient, group, line, mix, rect, shape, WIDTH } from '../svg';

const at = (x: number, y: number, angle: number, ...children: string[]) =>
  group({ transform: `translate(${x} ${y}) rotate(${Math.round(angle * 10) / 10})` }, ...children);

/** The rail on the wall that the tools hang from, and their common shading. */
function rail(canvas: Canvas): string {
  const { scheme } = canvas;
  return [
    backdrop(canvas),
    gradient(
      'round',
      [
        [0, '#ffffff', 0.24],
        [0.4, '#ffffff', 0],
        [1, '#100804', 0.42],
      ],
      true,
    ),
    circle(800, 640, 430, mix(scheme.back[1], scheme.glow, 0.32)),
    rect(0, 172, WIDTH, 44, mix(scheme.surface, scheme.mute, 0.25)) +
      rect(0, 172, WIDTH, 7, mix(scheme.surface, scheme.pale, 0.5)) +
      rect(0, 216, WIDTH, 18, scheme.deep, { opacity: '0.18' }),
  ].join('');
}

const hung = (canvas: Canvas, tools: readonly string[]) =>
  tools.map((tool, index) => {
    const x = 800 + (index - (tools.length - 1) / 2) * (1280 / tools.length);
    return (
      circle(x, 196, 13, mix(canvas.scheme.deep, canvas.scheme.mute, 0.3)) +
      at(x, 206, between(canvas.random, -1.6, 1.6), tool)
    );
  });

const handle = (tone: string, length: number, width: number) =>
  shape(
    `M${-width * 0.34} 0C${-width * 0.7} ${length * 0.3} ${-width * 0.62} ${length * 0.7} ${-width * 0.42} ${length}H${width * 0.42}C${width * 0.62} ${length * 0.7} ${width * 0.7} ${length * 0.3} ${width * 0.34} 0Z`,
    tone,
  ) +
  shape(
    `M${-width * 0.34} 0C${-width * 0.7} ${length * 0.3} ${-width * 0.62} ${length * 0.7} ${-width * 0.42} ${length}H${width * 0.42}C${width * 0.62} ${length * 0.7} ${width * 0.7} ${length * 0.3} ${width * 0.34} 0Z`,
    'url(#round)',
  );

/** Chisels and gouges. */
function chisels(canvas: Canvas): string {
  const { scheme } = canvas;
  const steel = mix(scheme.mute, scheme.pale, 0.6);
  const chisel = (index: number) => {
    const width = [34, 58, 44, 84, 50, 66, 38][index] ?? 50;
    const wood =
      [mix('#a86a38', scheme.accent, 0.25), mix('#6d4527', scheme.deep, 0.1), mix('#c39057', scheme.pale, 0.15)][
        index % 3
      ] ?? '#a86a38';
    const blade = `M${-width * 0.24} 330L${-width * 0.5} 420V700L${width * 0.5} ${index % 2 ? 700 : 640}V420L${width * 0.24} 330Z`;
    return (
      handle(wood, 300, 74) +
      rect(-24, 292, 48, 44, mix('#c9a24a', scheme.deep, 0.1)) +
      shape(blade, steel) +
      shape(blade, 'url(#round)') +
      shape(
        `M${-width * 0.5} 700L${width * 0.5} ${index % 2 ? 700 : 640}V${index % 2 ? 672 : 612}L${-width * 0.5} 668Z`,
        scheme.pale,
      )
    );
  };
  return rail(canvas) + hung(canvas, [0, 1, 2, 3, 4, 5, 6].map(chisel)).join('');
}

/** Length of the handle, radius of the bowl. */
const SPOON_SIZES: readonly (readonly [length: number, bowl: number])[] = [
  [470, 104],
  [520, 84],
  [430, 132],
  [500, 92],
  [450, 112],
];

/** Carved spoons. */
function spoons(canvas: Canvas): string {
  const { scheme } = canvas;
  const spoon = (index: number) => {
    const tone =
      [
        mix('#c08a52', scheme.pale, 0.1),
        mix('#7a4d2b', scheme.deep, 0.1),
        mix('#b0703c', scheme.accent, 0.2),
        mix('#d6ab74', scheme.pale, 0.25),
        mix('#8e5a33', scheme.deep, 0.05),
      ][index] ?? '#b98048';
    const [length, bowl] = SPOON_SIZES[index] ?? [470, 100];
    return [
      line(`M0 0V${length}`, tone, 34) + line(`M-8 0V${length}`, mix(tone, scheme.pale, 0.35), 7, { opacity: '0.6' }),
      ellipse(0, length + bowl * 0.9, bowl * 0.8, bowl * 1.16, tone),
      ellipse(0, length + bowl * 0.94, bowl * 0.62, bowl * 0.96, mix(tone, scheme.deep, 0.38)),
      ellipse(-bowl * 0.1, length + bowl * 1.08, bowl * 0.46, bowl * 0.74, mix(tone, scheme.deep, 0.2)),
    ].join('');
  };
  return rail(canvas) + hung(canvas, [0, 1, 2, 3, 4].map(spoon)).join('');
}

export const tools = { chisels, spoons } satisfies Motif;
