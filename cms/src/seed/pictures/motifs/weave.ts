import { backdrop, type Canvas, type Motif } from '../canvas';
import { between, pick } from '../random';
import {
  circle,
  contactShadow,
  contactShadowPaint,
  gradient,
  HEIGHT,
  line,
  mix,
  polygon,
  rect,
  shape,
  tag,
  WIDTH,
} from '../svg';

const yarns = ({ scheme }: Canvas) =>
  [scheme.accent, scheme.pale, scheme.second, mix(scheme.deep, scheme.mute, 0.25), scheme.glow] as const;

/** Cloth seen close: warp over weft, thread by thread. */
function plain(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const cell = 50;
  const colours = yarns(canvas);
  const band = (index: number) => colours[[0, 0, 1, 1, 1, 2, 1, 1, 3, 3, 1, 4, 1, 1][index % 14] ?? 1] ?? scheme.pale;
  const threads: string[] = [];
  for (let row = 0; row * cell < HEIGHT; row += 1) {
    for (let column = 0; column * cell < WIDTH; column += 1) {
      const over = (row + column) % 2 === 0;
      const colour = mix(over ? band(column) : band(row + 3), scheme.deep, between(random, 0, 0.13));
      const [x, y] = [column * cell, row * cell];
      threads.push(
        over
          ? rect(x + 5, y - 4, cell - 10, cell + 8, colour, { rx: 14 }) +
              rect(x + 11, y + 4, 7, cell - 8, '#fff', { rx: 3, opacity: '0.16' })
          : rect(x - 4, y + 5, cell + 8, cell - 10, colour, { rx: 14 }) +
              rect(x + 4, y + 11, cell - 8, 7, '#fff', { rx: 3, opacity: '0.16' }),
      );
    }
  }
  return rect(0, 0, WIDTH, HEIGHT, mix(scheme.deep, scheme.surface, 0.2)) + threads.join('');
}

/** Diamonds of a twill, in bands. */
function diamonds(canvas: Canvas): string {
  const { scheme } = canvas;
  const [first, pale, second, dark, glowing] = yarns(canvas);
  const rows = Array.from({ length: 7 }, (_, row) => {
    const y = row * 200;
    const even = row % 2 === 0;
    return Array.from({ length: 9 }, (_, column) => {
      const x = column * 200 + (even ? 0 : 100);
      const nest = (half: number, fill: string) =>
        shape(
          polygon([
            [x, y - half],
            [x + half, y],
            [x, y + half],
            [x - half, y],
          ]),
          fill,
        );
      return (
        nest(104, even ? first : second) +
        nest(78, even ? dark : pale) +
        nest(52, even ? glowing : first) +
        nest(26, even ? first : dark)
      );
    }).join('');
  });
  const threads = Array.from({ length: 150 }, (_, index) =>
    rect(0, index * 8, WIDTH, 3, scheme.deep, { opacity: '0.13' }),
  );
  return rect(0, 0, WIDTH, HEIGHT, pale) + rows.join('') + threads.join('');
}

/** Folded blankets, one on the other. */
function folded(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const colours = [
    scheme.second,
    mix(scheme.pale, scheme.mute, 0.12),
    scheme.accent,
    mix(scheme.deep, scheme.mute, 0.3),
    mix(scheme.glow, scheme.pale, 0.3),
  ] as const;
  const layers = colours.map((colour, index) => {
    const y = 905 - index * 138;
    const [left, width] = [340 + between(random, -26, 26), 920 + between(random, -40, 40)];
    const stripes = Array.from({ length: 3 }, (_, stripe) =>
      rect(left + 90 + stripe * 46 + index * 90, y, 20, 132, colours[(index + 2) % 5] ?? colour, { opacity: '0.75' }),
    );
    return [
      rect(left, y, width, 132, colour, { rx: 62 }),
      ...stripes,
      rect(left, y, width, 132, 'url(#fold)', { rx: 62 }),
      line(`M${left + 44} ${y + 67}H${left + width - 120}`, scheme.deep, 4, { opacity: '0.28' }),
    ].join('');
  });
  return [
    backdrop(canvas),
    contactShadowPaint,
    gradient('fold', [
      [0, '#ffffff', 0.2],
      [0.45, '#ffffff', 0],
      [1, '#140c06', 0.38],
    ]),
    circle(800, 520, 400, mix(scheme.back[1], scheme.glow, 0.3)),
    rect(0, 1030, WIDTH, 170, scheme.surface),
    contactShadow(820, 1042, 640, 0.6),
    ...layers,
  ].join('');
}

/** A wall hanging on its rod: an evening in wool, with a fringe. */
function hanging(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const [left, right, top, bottom] = [430, 1170, 210, 860];
  const fringe = Array.from({ length: 62 }, (_, index) => {
    const x = left + 6 + index * 11.9;
    const length = 150 + 120 * Math.sin((index / 61) * Math.PI) + between(random, -10, 10);
    return line(
      `M${x} ${bottom}C${x - 3} ${bottom + length * 0.4} ${x + 4} ${bottom + length * 0.7} ${x + between(random, -4, 4)} ${bottom + length}`,
      mix(scheme.pale, scheme.mute, between(random, 0, 0.4)),
      7,
    );
  });
  const rows = Array.from({ length: 80 }, (_, index) =>
    rect(left, top + 8 + index * 8.1, right - left, 2.6, scheme.deep, { opacity: '0.15' }),
  );
  const clip = tag('clipPath', { id: 'cloth' }, rect(left, top, right - left, bottom - top, '#000'));
  return [
    backdrop(canvas),
    clip,
    rect(left + 26, top + 30, right - left, bottom - top - 12, scheme.deep, { opacity: '0.18' }),
    ...fringe,
    `<g clip-path="url(#cloth)">`,
    rect(left, top, right - left, bottom - top, mix(scheme.pale, scheme.glow, 0.2)),
    circle(800, 520, 176, scheme.accent),
    shape(`M${left} 640C600 560 700 600 820 650C960 700 1060 610 ${right} 590V${bottom}H${left}Z`, scheme.second),
    shape(
      `M${left} 740C580 680 740 730 860 752C980 775 1080 730 ${right} 700V${bottom}H${left}Z`,
      mix(scheme.second, scheme.deep, 0.45),
    ),
    rect(left, bottom - 46, right - left, 46, mix(scheme.accent, scheme.deep, 0.3)),
    ...rows,
    '</g>',
    line(`M800 70L${left - 34} ${top}M800 70L${right + 34} ${top}`, mix(scheme.mute, scheme.deep, 0.3), 5),
    rect(left - 60, top - 16, right - left + 120, 30, mix(scheme.surface, scheme.mute, 0.35), { rx: 15 }),
    circle(800, 70, 12, mix(scheme.mute, scheme.deep, 0.4)),
  ].join('');
}

/** Skeins of dyed wool on a line. */
function skeins(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const colours = yarns(canvas);
  const hung = Array.from({ length: 6 }, (_, index) => {
    const x = 190 + index * 244;
    const length = between(random, 560, 690);
    const colour = index === 5 ? scheme.mute : (colours[index % 5] ?? pick(random, [scheme.accent, scheme.second]));
    const strands = Array.from({ length: 9 }, (_, strand) => {
      const spread = (strand - 4) * 15;
      return line(
        `M${x + spread * 0.6} 196C${x + spread * 1.7} ${300} ${x + spread * 1.5} ${196 + length * 0.7} ${x + spread * 0.5} ${196 + length}`,
        mix(colour, strand % 2 ? scheme.deep : scheme.pale, strand % 2 ? 0.2 : 0.12),
        19,
      );
    });
    const band = rect(x - 62, 330, 124, 44, mix(colour, scheme.deep, 0.45), { rx: 20 });
    return (
      strands.join('') +
      band +
      line(
        `M${x - 32} ${196 + length}Q${x} ${196 + length + 46} ${x + 32} ${196 + length}`,
        mix(colour, scheme.deep, 0.1),
        24,
      )
    );
  });
  return [
    backdrop(canvas),
    rect(0, 172, WIDTH, 26, mix(scheme.surface, scheme.mute, 0.3), { rx: 12 }),
    ...hung,
    line('M0 178H1600', mix(scheme.surface, scheme.pale, 0.4), 5),
  ].join('');
}

export const weave = { plain, diamonds, folded, hanging, skeins } satisfies Motif;
