import { backdrop, type Canvas, type Motif, wood } from '../canvas';
import {
  arch,
  circle,
  contactShadow,
  contactShadowPaint,
  ellipse,
  gradient,
  group,
  line,
  mix,
  rect,
  shape,
  WIDTH,
} from '../svg';

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

export const furniture = { stool, shelf, boards } satisfies Motif;
