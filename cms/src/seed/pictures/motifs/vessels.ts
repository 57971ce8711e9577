import { backdrop, type Canvas, type Motif } from '../canvas';
import { type Pot, pot, potShading } from '../pottery';
import { arch, circle, contactShadowPaint, gradient, HEIGHT, line, mix, rect, shape, WIDTH } from '../svg';

/** The wall, a niche or a disc behind the pots, and the table that they stand on. */
function stage(canvas: Canvas, behind: 'niche' | 'disc', table: number): string {
  const { scheme } = canvas;
  const tone = mix(scheme.back[1], scheme.accent, 0.34);
  return [
    backdrop(canvas),
    contactShadowPaint,
    potShading,
    gradient('table', [
      [0, mix(scheme.surface, scheme.pale, 0.14)],
      [1, mix(scheme.surface, scheme.deep, 0.3)],
    ]),
    behind === 'niche'
      ? shape(arch(800, table, 860, 900), mix(scheme.back[1], scheme.deep, 0.2)) +
        shape(arch(826, table, 808, 874), tone)
      : circle(800, table - 360, 400, tone),
    rect(0, table, WIDTH, HEIGHT - table, 'url(#table)'),
    rect(0, table, WIDTH, 5, mix(scheme.surface, scheme.pale, 0.4)),
  ].join('');
}

type Piece = Omit<Pot, 'clay' | 'inside' | 'glaze'> & { clay?: string; glaze?: string };

function set(canvas: Canvas, behind: 'niche' | 'disc', table: number, pieces: readonly Piece[]): string {
  const { scheme } = canvas;
  const pots = pieces.map((piece) =>
    pot({ clay: mix(scheme.pale, scheme.surface, 0.16), inside: mix(scheme.deep, scheme.accent, 0.22), ...piece }),
  );
  return stage(canvas, behind, table) + pots.join('');
}

const bowl = (canvas: Canvas) =>
  set(canvas, 'disc', 900, [
    {
      profile: 'bowl',
      x: 800,
      base: 960,
      height: 330,
      glaze: mix(canvas.scheme.pale, canvas.scheme.glow, 0.25),
      dip: 0.62,
      clay: mix(canvas.scheme.accent, canvas.scheme.deep, 0.25),
    },
  ]);

const mugs = (canvas: Canvas) =>
  set(canvas, 'niche', 880, [
    { profile: 'cup', x: 610, base: 940, height: 330, handle: 'left', glaze: canvas.scheme.second, dip: 0.66 },
    {
      profile: 'cup',
      x: 985,
      base: 985,
      height: 330,
      handle: 'right',
      glaze: mix(canvas.scheme.accent, canvas.scheme.pale, 0.12),
      dip: 0.56,
    },
  ]);

function vase(canvas: Canvas): string {
  const { scheme } = canvas;
  const stems = [
    [-150, 250],
    [-40, 130],
    [90, 190],
    [190, 320],
  ].map(([dx = 0, top = 0]) => {
    const [x, y] = [800 + dx, top];
    const heads = Array.from({ length: 7 }, (_, index) =>
      circle(
        x + Math.sin(index * 2.4) * 16,
        y + index * 17,
        13 - index * 0.8,
        mix(scheme.glow, scheme.accent, index / 9),
      ),
    );
    return (
      line(`M800 ${520}C800 400 ${x - dx * 0.3} ${y + 230} ${x} ${y}`, mix(scheme.second, scheme.deep, 0.25), 6) +
      heads.join('')
    );
  });
  return [
    stage(canvas, 'niche', 930),
    ...stems,
    pot({
      profile: 'vase',
      x: 800,
      base: 1000,
      height: 520,
      clay: mix(scheme.accent, scheme.deep, 0.1),
      glaze: mix(scheme.pale, scheme.surface, 0.1),
      dip: 0.5,
      inside: scheme.deep,
    }),
  ].join('');
}

function tea(canvas: Canvas): string {
  const { scheme } = canvas;
  const glaze = mix(scheme.second, scheme.deep, 0.22);
  return [
    stage(canvas, 'disc', 860),
    shape('M520 800C420 790 390 690 330 640L372 618C430 660 480 690 560 690Z', glaze),
    line('M905 575C1080 540 1120 780 925 800', glaze, 30),
    pot({
      profile: 'teapot',
      x: 730,
      base: 930,
      height: 350,
      clay: mix(scheme.pale, scheme.surface, 0.2),
      glaze,
      dip: 0.72,
      inside: scheme.deep,
    }),
    shape('M622 582C640 540 820 540 838 582Z', mix(glaze, scheme.pale, 0.1)),
    circle(730, 536, 24, mix(glaze, scheme.deep, 0.25)),
    pot({
      profile: 'cup',
      x: 1130,
      base: 985,
      height: 170,
      clay: mix(scheme.pale, scheme.surface, 0.2),
      glaze,
      dip: 0.5,
      inside: mix(scheme.accent, scheme.deep, 0.3),
    }),
    pot({
      profile: 'cup',
      x: 1330,
      base: 930,
      height: 170,
      clay: mix(scheme.pale, scheme.surface, 0.2),
      glaze,
      dip: 0.62,
      inside: mix(scheme.accent, scheme.deep, 0.3),
    }),
  ].join('');
}

/** A family of pots, tall and short, in a row. */
const family = (canvas: Canvas) =>
  set(canvas, 'niche', 900, [
    {
      profile: 'bottle',
      x: 420,
      base: 940,
      height: 600,
      clay: mix(canvas.scheme.deep, canvas.scheme.mute, 0.35),
      glaze: undefined,
    },
    {
      profile: 'jar',
      x: 1180,
      base: 940,
      height: 390,
      glaze: mix(canvas.scheme.accent, canvas.scheme.deep, 0.08),
      dip: 0.55,
    },
    { profile: 'vase', x: 780, base: 960, height: 540, glaze: canvas.scheme.second, dip: 0.42 },
    {
      profile: 'cup',
      x: 1010,
      base: 1010,
      height: 190,
      glaze: mix(canvas.scheme.deep, canvas.scheme.mute, 0.3),
      dip: 0.5,
    },
    { profile: 'bowl', x: 560, base: 1025, height: 150, clay: mix(canvas.scheme.accent, canvas.scheme.pale, 0.2) },
  ]);

/** Shelves of pots that wait for the kiln. */
function shelves(canvas: Canvas): string {
  const { scheme } = canvas;
  const board = mix(scheme.surface, scheme.mute, 0.4);
  const kinds = ['cup', 'jar', 'bowl', 'vase', 'bottle', 'pitcher'] as const;
  const clays = [
    mix(scheme.pale, scheme.surface, 0.12),
    mix(scheme.accent, scheme.pale, 0.15),
    scheme.second,
    mix(scheme.mute, scheme.deep, 0.25),
  ];
  const rows = [400, 760, 1120].flatMap((base, row) => [
    rect(0, base, WIDTH, 30, board) +
      rect(0, base, WIDTH, 5, mix(board, scheme.pale, 0.4)) +
      rect(0, base + 30, WIDTH, 26, scheme.deep, { opacity: '0.16' }),
    ...Array.from({ length: 6 }, (_, column) => {
      const profile = kinds[(column * 5 + row * 2 + Math.floor(canvas.random() * 2)) % kinds.length] ?? 'cup';
      const height = { cup: 170, jar: 220, bowl: 120, vase: 270, bottle: 290, pitcher: 260 }[profile];
      const clay = clays[(column + row * 3) % clays.length] ?? scheme.pale;
      const glaze = (column + row) % 2 ? mix(clay, scheme.pale, 0.55) : undefined;
      return pot({
        profile,
        x: 150 + column * 262,
        base,
        height,
        clay,
        glaze,
        dip: 0.5,
        inside: mix(scheme.deep, scheme.accent, 0.2),
      });
    }),
  ]);
  return [backdrop(canvas), contactShadowPaint, potShading, ...rows].join('');
}

export const vessels = { bowl, mugs, vase, tea, family, shelves } satisfies Motif;
