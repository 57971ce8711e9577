import { backdrop, type Canvas, type Motif } from '../canvas';
import {
  arch,
  circle,
  contactShadow,
  contactShadowPaint,
  group,
  HEIGHT,
  mix,
  polygon,
  rect,
  shape,
  WIDTH,
} from '../svg';

const bars = (x: number, y: number, widths: readonly number[], fill: string, step = 34, thick = 14) =>
  widths.map((width, index) => rect(x, y + index * step, width, thick, fill, { rx: thick / 2 })).join('');

function browser(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  page: string,
  ...content: string[]
): string {
  const { scheme } = canvas;
  return group(
    { transform: `translate(${x} ${y})` },
    rect(18, 26, width, height, '#000', { rx: 26, opacity: '0.22' }),
    rect(0, 0, width, height, page, { rx: 26 }),
    rect(0, 0, width, 62, mix(page, scheme.deep, 0.14), { rx: 26 }) +
      rect(0, 36, width, 26, mix(page, scheme.deep, 0.14)),
    ...[scheme.accent, scheme.glow, scheme.second].map((fill, index) => circle(40 + index * 34, 31, 10, fill)),
    ...content,
  );
}

/** Two pages of a website, without words. */
function website(canvas: Canvas): string {
  const { scheme } = canvas;
  const ink = mix(scheme.pale, scheme.deep, 0.72);
  return [
    backdrop(canvas),
    circle(1180, 420, 380, mix(scheme.back[1], scheme.accent, 0.5)),
    browser(
      canvas,
      190,
      170,
      900,
      700,
      scheme.pale,
      shape(arch(665, 470, 330, 340), scheme.accent) +
        circle(665, 320, 72, scheme.glow) +
        shape('M500 470V420C600 360 720 400 830 380V470Z', mix(scheme.second, scheme.deep, 0.2)),
      bars(70, 160, [320, 260], ink, 54, 30),
      bars(70, 292, [330, 300, 210], mix(scheme.pale, scheme.deep, 0.3)),
      rect(70, 406, 170, 58, scheme.accent, { rx: 29 }),
      ...[0, 1, 2].map((index) =>
        rect(
          70 + index * 262,
          530,
          236,
          130,
          [scheme.second, scheme.glow, mix(scheme.deep, scheme.mute, 0.3)][index] ?? scheme.second,
          { rx: 16 },
        ),
      ),
    ),
    browser(
      canvas,
      1010,
      400,
      400,
      660,
      mix(scheme.deep, scheme.surface, 0.2),
      shape(arch(200, 360, 250, 270), scheme.second) + circle(200, 250, 54, scheme.glow),
      bars(60, 410, [280, 220, 250], mix(scheme.pale, scheme.deep, 0.25), 38),
      rect(60, 560, 280, 56, scheme.accent, { rx: 28 }),
    ),
  ].join('');
}

/** Cards, an envelope and a stamp with an arch for a mark. */
function identity(canvas: Canvas): string {
  const { scheme } = canvas;
  const mark = (x: number, y: number, size: number, fill: string, hole: string) =>
    shape(arch(x, y, size, size * 1.25), fill) + shape(arch(x, y, size * 0.5, size * 0.82), hole);
  const card = (x: number, y: number, angle: number, width: number, height: number, fill: string, ...print: string[]) =>
    group(
      { transform: `translate(${x} ${y}) rotate(${angle})` },
      rect(-width / 2 + 14, -height / 2 + 20, width, height, '#000', { rx: 14, opacity: '0.22' }),
      rect(-width / 2, -height / 2, width, height, fill, { rx: 14 }),
      ...print,
    );
  return [
    rect(0, 0, WIDTH, HEIGHT, scheme.back[1]),
    shape(`M0 0H${WIDTH}L0 ${HEIGHT}Z`, mix(scheme.back[1], scheme.back[0], 0.7)),
    card(
      1100,
      430,
      12,
      640,
      440,
      mix(scheme.second, scheme.deep, 0.12),
      shape('M-320 -220L0 40L320 -220Z', mix(scheme.second, scheme.deep, 0.3)),
      circle(0, 34, 52, scheme.accent),
    ),
    card(
      560,
      470,
      -12,
      560,
      720,
      scheme.pale,
      mark(-150, -150, 120, scheme.accent, scheme.pale),
      bars(-210, -40, [400, 380, 420, 300, 0, 410, 360], mix(scheme.pale, scheme.deep, 0.24), 42),
    ),
    card(
      1010,
      820,
      -7,
      520,
      310,
      mix(scheme.deep, scheme.surface, 0.15),
      mark(0, 96, 150, scheme.pale, mix(scheme.deep, scheme.surface, 0.15)),
    ),
    card(1330, 930, 10, 300, 300, scheme.accent, mark(0, 80, 120, scheme.glow, scheme.accent)),
    card(
      420,
      1000,
      8,
      500,
      290,
      scheme.glow,
      mark(-150, 60, 90, scheme.deep, scheme.glow),
      bars(-40, -40, [210, 170, 190], mix(scheme.glow, scheme.deep, 0.5), 44),
    ),
  ].join('');
}

/** Boxes and a carton with arches printed on them. */
function packaging(canvas: Canvas): string {
  const { scheme } = canvas;
  const box = (x: number, base: number, width: number, height: number, depth: number, front: string, print: string) =>
    [
      contactShadow(x + width / 2 + depth / 2, base + 6, width * 0.85, 0.55),
      rect(x, base - height, width, height, front),
      shape(
        polygon([
          [x + width, base - height],
          [x + width + depth, base - height - depth * 0.5],
          [x + width + depth, base - depth * 0.5],
          [x + width, base],
        ]),
        mix(front, scheme.deep, 0.38),
      ),
      shape(
        polygon([
          [x, base - height],
          [x + depth, base - height - depth * 0.5],
          [x + width + depth, base - height - depth * 0.5],
          [x + width, base - height],
        ]),
        mix(front, scheme.pale, 0.35),
      ),
      shape(arch(x + width / 2, base, width * 0.62, height * 0.66), print),
      shape(arch(x + width / 2, base, width * 0.3, height * 0.4), front),
      circle(x + width / 2, base - height * 0.8, width * 0.07, print),
    ].join('');
  return [
    backdrop(canvas),
    contactShadowPaint,
    circle(800, 520, 410, mix(scheme.back[1], scheme.glow, 0.45)),
    rect(0, 900, WIDTH, 300, scheme.surface) + rect(0, 900, WIDTH, 6, mix(scheme.surface, scheme.pale, 0.4)),
    box(330, 970, 300, 540, 120, scheme.accent, scheme.glow),
    box(980, 950, 270, 390, 110, mix(scheme.deep, scheme.mute, 0.25), scheme.accent),
    box(660, 1040, 330, 270, 120, mix(scheme.pale, scheme.mute, 0.08), scheme.second),
  ].join('');
}

/** A wall of small notes: the plan of a project. */
function plan(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const fills = [scheme.glow, scheme.accent, scheme.pale, scheme.second];
  const notes = Array.from({ length: 4 }, (_, column) =>
    Array.from({ length: [3, 4, 2, 3][column] ?? 3 }, (_, row) => {
      const fill = fills[Math.floor(random() * 4)] ?? scheme.glow;
      return group(
        {
          transform: `translate(${200 + column * 320} ${230 + row * 225}) rotate(${Math.round((random() * 6 - 3) * 10) / 10})`,
        },
        rect(8, 12, 240, 180, '#000', { opacity: '0.2' }),
        rect(0, 0, 240, 180, fill),
        bars(26, 34, [170, 140, 186, 90].slice(0, 2 + Math.floor(random() * 3)), mix(fill, scheme.deep, 0.5), 32, 12),
      );
    }).join(''),
  );
  return [
    backdrop(canvas),
    ...[0, 1, 2, 3].map(
      (column) =>
        rect(176 + column * 320, 110, 288, 980, scheme.deep, { rx: 22, opacity: '0.16' }) +
        rect(200 + column * 320, 150, 150, 22, mix(scheme.pale, scheme.mute, 0.2), { rx: 11 }),
    ),
    ...notes,
  ].join('');
}

export const screens = { website, identity, packaging, plan } satisfies Motif;
