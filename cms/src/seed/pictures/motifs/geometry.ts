import type { Canvas, Motif } from '../canvas';
import { pick, shuffled } from '../random';
import { arch, circle, HEIGHT, mix, rect, shape, WIDTH } from '../svg';

const tones = ({ scheme }: Canvas) =>
  [
    scheme.accent,
    scheme.pale,
    scheme.second,
    mix(scheme.deep, scheme.surface, 0.25),
    scheme.glow,
    mix(scheme.accent, scheme.deep, 0.35),
  ] as const;

type Tile = (x: number, y: number, size: number, ink: string) => string;

const quarter =
  (corner: number): Tile =>
  (x, y, size, ink) => {
    const [cx, cy] = [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
    ][corner] ?? [x, y];
    const [ax, ay] = [
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
      [x, y],
    ][corner] ?? [x, y];
    const [bx, by] = [
      [x, y + size],
      [x, y],
      [x + size, y],
      [x + size, y + size],
    ][corner] ?? [x, y];
    return shape(`M${cx} ${cy}L${ax} ${ay}A${size} ${size} 0 0 1 ${bx} ${by}Z`, ink);
  };

const tiles: readonly [Tile, ...Tile[]] = [
  quarter(0),
  quarter(1),
  quarter(2),
  quarter(3),
  (x, y, size, ink) => shape(arch(x + size / 2, y + size, size, size), ink),
  (x, y, size, ink) =>
    shape(arch(x + size / 2, y + size, size, size), ink) +
    shape(arch(x + size / 2, y + size, size * 0.5, size * 0.66), '#00000055'),
  (x, y, size, ink) => circle(x + size / 2, y + size / 2, size * 0.36, ink),
  (x, y, size, ink) =>
    circle(x + size / 2, y + size / 2, size * 0.42, ink) + circle(x + size / 2, y + size / 2, size * 0.18, '#ffffff66'),
  (x, y, size, ink) => [0, 1, 2, 3].map((band) => rect(x, y + (band * size) / 4, size, size / 8, ink)).join(''),
  (x, y, size, ink) =>
    shape(`M${x} ${y}A${size / 2} ${size / 2} 0 0 0 ${x + size} ${y}Z`, ink) +
    shape(`M${x} ${y + size / 2}A${size / 2} ${size / 2} 0 0 0 ${x + size} ${y + size / 2}Z`, ink),
];

/** Tiles of quarter circles, arches and bars. */
function mosaic(canvas: Canvas): string {
  const size = 400;
  const cells: string[] = [];
  for (let row = 0; row < HEIGHT / size; row += 1) {
    for (let column = 0; column < WIDTH / size; column += 1) {
      const [ground = '#000', ink = '#fff'] = shuffled(canvas.random, tones(canvas));
      cells.push(
        rect(column * size, row * size, size + 1, size + 1, ground),
        pick(canvas.random, tiles)(column * size, row * size, size, ink),
      );
    }
  }
  return cells.join('');
}

/** A large composition of a few forms that overlap, as for a poster. */
function poster(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const flip = random() < 0.5;
  const composition = [
    circle(1040, 430, 300, scheme.accent),
    shape(arch(560, 1200, 520, 860), mix(scheme.deep, scheme.surface, 0.2)),
    shape(arch(560, 1200, 300, 600), scheme.glow),
    shape('M760 1200A420 420 0 0 1 1600 1200Z', scheme.second),
    ...Array.from({ length: 9 }, (_, index) =>
      rect(1110, 130 + index * 44, 380, 14, mix(scheme.deep, scheme.surface, 0.2)),
    ),
    circle(560, 940, 86, scheme.accent),
    rect(0, 1130, WIDTH, 70, mix(scheme.accent, scheme.deep, 0.4)),
    rect(90, 110, 250, 250, mix(scheme.second, scheme.back[0], 0.3)),
    shape('M90 360A250 250 0 0 1 340 110V360Z', mix(scheme.second, scheme.deep, 0.3)),
  ].join('');
  return `${rect(0, 0, WIDTH, HEIGHT, scheme.back[0])}<g${flip ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : ''}>${composition}</g>`;
}

/** Fans of colour samples. */
function swatches(canvas: Canvas): string {
  const { scheme } = canvas;
  const [first, pale, second, dark, glowing, rust] = tones(canvas);
  const colours = [
    rust,
    first,
    mix(first, glowing, 0.6),
    glowing,
    pale,
    mix(second, pale, 0.5),
    second,
    mix(second, dark, 0.5),
    dark,
  ];
  const cards = colours.map((colour, index) => {
    const angle = -64 + index * 16;
    return `<g transform="translate(800 1130) rotate(${angle})">${rect(-118, -960, 236, 900, '#000', { rx: 22, opacity: '0.16', transform: 'translate(10 12)' })}${rect(-118, -960, 236, 900, scheme.pale, { rx: 22 })}${rect(-118, -960, 236, 640, colour, { rx: 22 })}${rect(-118, -360, 236, 40, colour)}</g>`;
  });
  return [
    rect(0, 0, WIDTH, HEIGHT, scheme.back[1]),
    circle(800, 1130, 1010, mix(scheme.back[1], scheme.back[2], 0.7)),
    ...cards,
    circle(800, 1130, 46, dark),
  ].join('');
}

export const geometry = { mosaic, poster, swatches } satisfies Motif;
