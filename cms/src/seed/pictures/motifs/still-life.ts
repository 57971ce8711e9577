import { backdrop, type Canvas, type Motif } from '../canvas';
import { pot, potShading } from '../pottery';
import {
  contactShadow,
  contactShadowPaint,
  ellipse,
  gradient,
  group,
  HEIGHT,
  line,
  mix,
  polygon,
  rect,
  shape,
  WIDTH,
} from '../svg';

/** The table, and the light of a window on the wall behind it. */
function corner(canvas: Canvas, table: number): string {
  const { scheme } = canvas;
  const light = mix(scheme.back[1], scheme.glow, 0.55);
  const panes = [
    [930, 150],
    [1130, 150],
    [930, 400],
    [1130, 400],
  ].map(([x = 0, y = 0]) =>
    shape(
      polygon([
        [x, y],
        [x + 170, y + 36],
        [x + 120, y + 256],
        [x - 50, y + 220],
      ]),
      light,
      { opacity: '0.6' },
    ),
  );
  return [
    backdrop(canvas),
    contactShadowPaint,
    potShading,
    gradient('cloth', [
      [0, mix(scheme.surface, scheme.pale, 0.3)],
      [1, mix(scheme.surface, scheme.deep, 0.15)],
    ]),
    ...panes,
    rect(0, table, WIDTH, HEIGHT - table, 'url(#cloth)'),
  ].join('');
}

const pear = (x: number, base: number, size: number, fill: string, scheme: Canvas['scheme'], lean = 0) =>
  contactShadow(x + size * 0.1, base, size * 0.62, 0.5) +
  group(
    { transform: `translate(${x} ${base}) rotate(${lean})` },
    ...[fill, 'url(#turned)'].map((paint) =>
      shape(
        `M0 0C${size * 0.5} 0 ${size * 0.52} ${-size * 0.5} ${size * 0.24} ${-size * 0.76}C${size * 0.12} ${-size * 0.98} ${-size * 0.12} ${-size * 0.98} ${-size * 0.24} ${-size * 0.76}C${-size * 0.52} ${-size * 0.5} ${-size * 0.5} 0 0 0Z`,
        paint,
      ),
    ),
    line(
      `M0 ${-size * 0.9}Q${size * 0.06} ${-size * 1.04} ${size * 0.14} ${-size * 1.1}`,
      mix(scheme.deep, scheme.surface, 0.3),
      size * 0.045,
    ),
  );

const lemon = (x: number, base: number, size: number, fill: string) =>
  contactShadow(x + size * 0.1, base, size * 0.7, 0.45) +
  group(
    { transform: `translate(${x} ${base - size * 0.4}) rotate(-12)` },
    ...[fill, 'url(#turned)'].map((paint) =>
      shape(
        `M${-size * 0.66} 0C${-size * 0.5} ${-size * 0.1} ${-size * 0.36} ${-size * 0.42} 0 ${-size * 0.42}C${size * 0.36} ${-size * 0.42} ${size * 0.5} ${-size * 0.1} ${size * 0.66} 0C${size * 0.5} ${size * 0.1} ${size * 0.36} ${size * 0.42} 0 ${size * 0.42}C${-size * 0.36} ${size * 0.42} ${-size * 0.5} ${size * 0.1} ${-size * 0.66} 0Z`,
        paint,
      ),
    ),
  );

/** A pitcher, a bowl of lemons and two pears. */
function fruit(canvas: Canvas): string {
  const { scheme } = canvas;
  const gold = mix(scheme.glow, '#e0a93b', 0.6);
  return [
    corner(canvas, 860),
    pot({
      profile: 'pitcher',
      x: 480,
      base: 950,
      height: 560,
      clay: mix(scheme.pale, scheme.surface, 0.14),
      glaze: mix(scheme.accent, scheme.deep, 0.06),
      dip: 0.34,
      handle: 'left',
      inside: scheme.deep,
    }),
    lemon(800, 780, 150, gold),
    lemon(980, 790, 160, mix(gold, scheme.pale, 0.12)),
    lemon(890, 730, 150, mix(gold, scheme.accent, 0.12)),
    pot({ profile: 'bowl', x: 890, base: 985, height: 220, clay: mix(scheme.deep, scheme.mute, 0.4), inside: 'none' }),
    pear(1220, 1020, 250, mix(scheme.second, gold, 0.35), scheme, -4),
    pear(1390, 985, 230, mix(scheme.second, scheme.accent, 0.3), scheme, 9),
  ].join('');
}

/** A breakfast for one: plate, cup, bread and knife, seen from above. */
function table(canvas: Canvas): string {
  const { scheme } = canvas;
  const plate = (x: number, y: number, r: number, rim: string, well: string) =>
    ellipse(x + 16, y + 22, r, r, '#000', { opacity: '0.2' }) +
    ellipse(x, y, r, r, rim) +
    ellipse(x, y, r * 0.93, r * 0.93, mix(rim, well, 0.5)) +
    ellipse(x, y, r * 0.7, r * 0.7, well);
  const stripes = Array.from({ length: 7 }, (_, index) =>
    rect(180 + index * 26, 0, index % 3 === 0 ? 14 : 5, HEIGHT, scheme.accent, { opacity: '0.75' }),
  );
  return [
    rect(0, 0, WIDTH, HEIGHT, mix(scheme.back[1], scheme.surface, 0.3)),
    rect(130, 0, 700, HEIGHT, mix(scheme.pale, scheme.back[1], 0.3)),
    ...stripes,
    plate(860, 620, 400, mix(scheme.pale, scheme.mute, 0.1), mix(scheme.pale, scheme.back[2], 0.12)),
    plate(860, 620, 262, mix(scheme.second, scheme.pale, 0.12), mix(scheme.second, scheme.pale, 0.32)),
    plate(1380, 300, 150, mix(scheme.accent, scheme.deep, 0.08), mix(scheme.deep, scheme.accent, 0.24)),
    line('M1512 236C1580 210 1600 300 1524 336', mix(scheme.accent, scheme.deep, 0.08), 30),
    group(
      { transform: 'translate(820 600) rotate(-24)' },
      ellipse(8, 14, 170, 112, '#000', { opacity: '0.18' }),
      ellipse(0, 0, 170, 112, mix('#b9773c', scheme.accent, 0.25)),
      ellipse(0, -8, 150, 92, mix('#dba767', scheme.glow, 0.3)),
      ...[-80, -20, 40, 100].map((x) => line(`M${x - 30} -56Q${x} -10 ${x - 8} 60`, '#fff6e6', 9, { opacity: '0.6' })),
    ),
    line('M1392 560L1372 1010', mix(scheme.mute, scheme.pale, 0.5), 18),
    line('M1386 700L1372 1010', mix(scheme.deep, scheme.accent, 0.3), 30),
  ].join('');
}

export const stillLife = { fruit, table } satisfies Motif;
