import { backdrop, type Canvas, type Motif } from '../canvas';
import { between } from '../random';
import {
  arch,
  circle,
  contactShadow,
  contactShadowPaint,
  curve,
  ellipse,
  gradient,
  group,
  HEIGHT,
  line,
  mix,
  type Point,
  polygon,
  rect,
  shape,
  tag,
  WIDTH,
} from '../svg';

const wood = ({ scheme }: Canvas) => mix('#b98048', scheme.accent, 0.22);

/** The end of a log: years as rings. */
function rings(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const [p1, p2] = [random() * 6, random() * 6];
  const ring = (reach: number, wobble: number): string => {
    const points = Array.from({ length: 49 }, (_, step): Point => {
      const turn = (step / 48) * Math.PI * 2;
      const uneven =
        1 + Math.sin(turn * 2 + p1) * 0.045 + Math.sin(turn * 5 + p2) * 0.016 + Math.sin(turn * 9 + p1 * 2) * wobble;
      return [790 + Math.cos(turn) * reach * uneven, 610 + Math.sin(turn) * reach * 0.94 * uneven];
    });
    return `${curve(points)}Z`;
  };
  const years = Array.from({ length: 27 }, (_, index) => {
    const reach = 520 - index * 19 + between(random, -4, 4);
    return shape(
      ring(reach, 0.006),
      index % 2 ? mix(wood(canvas), scheme.pale, 0.34) : mix(wood(canvas), scheme.glow, 0.3),
      { stroke: mix(wood(canvas), scheme.deep, 0.35), 'stroke-width': 3 + random() * 4, 'stroke-opacity': '0.6' },
    );
  });
  return [
    backdrop(canvas),
    shape(ring(566, 0.012), '#000', { opacity: '0.22', transform: 'translate(20 26)' }),
    shape(ring(566, 0.012), mix(wood(canvas), scheme.deep, 0.62)),
    shape(ring(540, 0.008), mix(wood(canvas), scheme.deep, 0.3)),
    ...years,
    shape(
      polygon([
        [790, 606],
        [1296, 470],
        [1302, 492],
      ]),
      scheme.deep,
      { opacity: '0.5' },
    ),
  ].join('');
}

/** Planks with their grain. */
function planks(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const boards = Array.from({ length: 5 }, (_, board) => {
    const top = board * 240;
    const tone = mix(
      wood(canvas),
      [scheme.deep, scheme.pale, scheme.glow, scheme.accent, scheme.deep][board] ?? scheme.deep,
      between(random, 0.08, 0.3),
    );
    const knot = [between(random, 300, 1300), top + between(random, 90, 150)] as const;
    const grain = Array.from({ length: 13 }, (_, index) => {
      const y = top + 12 + index * 18;
      const points = Array.from({ length: 21 }, (_, step): Point => {
        const x = step * 82 - 20;
        const near = Math.exp(-(((x - knot[0]) / 130) ** 2));
        const away = y < knot[1] ? -1 : 1;
        return [
          x,
          y +
            near * away * Math.max(0, 46 - Math.abs(y - knot[1]) * 0.32) +
            Math.sin(x / 240 + board * 2 + index * 0.3) * 5,
        ];
      });
      return line(curve(points), mix(tone, scheme.deep, 0.42), 1.5 + random() * 3, { opacity: '0.6' });
    });
    const clip = tag('clipPath', { id: `board${board}` }, rect(0, top, WIDTH, 236, '#000'));
    return (
      clip +
      rect(0, top, WIDTH, 236, tone) +
      group(
        { 'clip-path': `url(#board${board})` },
        ...grain,
        ellipse(knot[0], knot[1], 40, 26, mix(tone, scheme.deep, 0.45)),
        ellipse(knot[0], knot[1], 22, 13, mix(tone, scheme.deep, 0.7)),
      )
    );
  });
  return rect(0, 0, WIDTH, HEIGHT, scheme.deep) + boards.join('');
}

/** The wall and the floor of a quiet room, with the light of an arched window. */
function room(canvas: Canvas): string {
  const { scheme } = canvas;
  return [
    backdrop(canvas),
    contactShadowPaint,
    gradient('wood', [
      [0, mix(wood(canvas), scheme.pale, 0.3)],
      [1, mix(wood(canvas), scheme.deep, 0.22)],
    ]),
    group(
      { transform: 'translate(1080 150) skewX(-14)' },
      shape(arch(150, 640, 330, 620), mix(scheme.back[1], scheme.glow, 0.7), { opacity: '0.75' }),
      rect(144, 20, 12, 620, scheme.back[1]),
      rect(-15, 330, 330, 12, scheme.back[1]),
    ),
    rect(0, 930, WIDTH, 270, mix(scheme.surface, scheme.deep, 0.1)),
    rect(0, 918, WIDTH, 14, mix(scheme.back[2], scheme.pale, 0.35)),
  ].join('');
}

function stool(canvas: Canvas): string {
  const { scheme } = canvas;
  const dark = mix(wood(canvas), scheme.deep, 0.35);
  return [
    room(canvas),
    contactShadow(720, 1076, 400, 0.7),
    line('M628 560L560 1050M812 560L880 1050', dark, 34),
    line('M590 860H850', dark, 20),
    line('M560 560L470 1076M880 560L970 1076', mix(wood(canvas), scheme.pale, 0.12), 40),
    line('M498 930H942', mix(wood(canvas), scheme.deep, 0.12), 24),
    ellipse(720, 556, 292, 62, dark),
    ellipse(720, 534, 292, 62, mix(wood(canvas), scheme.pale, 0.36)),
    ellipse(720, 534, 220, 42, 'none', {
      stroke: mix(wood(canvas), scheme.deep, 0.2),
      'stroke-width': 4,
      opacity: '0.5',
    }),
    ellipse(700, 536, 120, 21, 'none', {
      stroke: mix(wood(canvas), scheme.deep, 0.2),
      'stroke-width': 4,
      opacity: '0.5',
    }),
  ].join('');
}

function shelf(canvas: Canvas): string {
  const { scheme } = canvas;
  const board = (y: number) =>
    rect(372, y + 26, 860, 30, '#000', { opacity: '0.16' }) +
    rect(350, y, 900, 34, 'url(#wood)') +
    rect(350, y, 900, 6, mix(wood(canvas), scheme.pale, 0.6));
  const books = [
    [420, 74],
    [498, 58],
    [560, 88],
    [652, 52],
  ].map(([x = 0, width = 0], index) =>
    rect(
      x,
      360 - 190 - index * 12,
      width,
      190 + index * 12,
      [scheme.accent, scheme.second, scheme.pale, mix(scheme.deep, scheme.mute, 0.3)][index] ?? scheme.pale,
      { rx: 5 },
    ),
  );
  return [
    backdrop(canvas),
    contactShadowPaint,
    gradient('wood', [
      [0, mix(wood(canvas), scheme.pale, 0.3)],
      [1, mix(wood(canvas), scheme.deep, 0.22)],
    ]),
    shape(arch(800, 1200, 1160, 1110), mix(scheme.back[1], scheme.glow, 0.35)),
    rect(440, 120, 22, 900, mix(wood(canvas), scheme.deep, 0.35)) +
      rect(1138, 120, 22, 900, mix(wood(canvas), scheme.deep, 0.35)),
    ...[360, 660, 960].map(board),
    ...books,
    circle(1010, 286, 74, scheme.accent) + rect(990, 180, 40, 46, mix(scheme.accent, scheme.deep, 0.15), { rx: 8 }),
    shape(arch(560, 660, 170, 210), scheme.second) +
      shape(arch(560, 660, 90, 130), mix(scheme.second, scheme.deep, 0.5)),
    ...[0, 1, 2, 3].map((index) =>
      rect(
        860 - index * 8,
        660 - (index + 1) * 28,
        240 + index * 16,
        26,
        [scheme.pale, scheme.accent, scheme.glow, scheme.second][index] ?? scheme.pale,
        { rx: 10 },
      ),
    ),
    shape('M640 960C600 960 580 830 590 800H730C740 830 720 960 680 960Z', mix(scheme.pale, scheme.mute, 0.2)),
    ...[-70, -34, 0, 36, 70].map((dx) =>
      line(
        `M660 804Q${660 + dx * 0.3} 740 ${660 + dx} ${700 - (70 - Math.abs(dx)) * 0.7}`,
        mix(scheme.second, scheme.deep, 0.3),
        12,
      ),
    ),
    rect(960, 770, 170, 190, mix(scheme.deep, scheme.mute, 0.25), { rx: 6 }) + circle(1045, 850, 46, scheme.glow),
  ].join('');
}

/** Boards for bread and cheese, leaning on the wall. */
function boards(canvas: Canvas): string {
  const { scheme } = canvas;
  const plank = (x: number, width: number, height: number, angle: number, tone: string) =>
    group(
      { transform: `translate(${x} 1010) rotate(${angle})` },
      rect(-width / 2 + 18, -height + 14, width, height, '#000', { rx: 60, opacity: '0.18' }),
      rect(-46, -height - 170, 92, 230, tone, { rx: 44 }) + rect(-width / 2, -height, width, height, tone, { rx: 60 }),
      circle(0, -height - 112, 20, mix(scheme.back[1], scheme.deep, 0.45)),
      ...Array.from({ length: 8 }, (_, index) =>
        line(
          `M${-width / 2 + 34 + (index * (width - 68)) / 7} ${-height + 60}C${-width / 2 + 24 + (index * (width - 68)) / 7} ${-height * 0.6} ${-width / 2 + 48 + (index * (width - 68)) / 7} ${-height * 0.35} ${-width / 2 + 34 + (index * (width - 68)) / 7} -50`,
          mix(tone, scheme.deep, 0.4),
          4,
          { opacity: '0.5' },
        ),
      ),
    );
  return [
    room(canvas),
    contactShadow(780, 1022, 640, 0.6),
    plank(520, 330, 560, -5, mix(wood(canvas), scheme.deep, 0.45)),
    plank(1010, 380, 500, 5, mix(wood(canvas), scheme.pale, 0.36)),
    plank(760, 300, 430, -1, wood(canvas)),
  ].join('');
}

export const timber = { rings, planks, stool, shelf, boards } satisfies Motif;
