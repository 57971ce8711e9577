import { backdrop, type Canvas, type Motif } from '../canvas';
import { between } from '../random';
import {
  arch,
  circle,
  contactShadow,
  contactShadowPaint,
  ellipse,
  gradient,
  group,
  HEIGHT,
  line,
  mix,
  rect,
  shape,
  WIDTH,
} from '../svg';

const turned = (x: number, y: number, angle: number, ...children: string[]) =>
  group({ transform: `translate(${x} ${y}) rotate(${Math.round(angle * 10) / 10})` }, ...children);

const sheet = (width: number, height: number, fill: string, ...print: string[]) =>
  rect(-width / 2 + 12, -height / 2 + 18, width, height, '#000', { opacity: '0.2' }) +
  rect(-width / 2, -height / 2, width, height, fill) +
  print.join('');

/** A fan of fresh prints, drying on the table. */
function prints(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const paper = mix(scheme.pale, scheme.glow, 0.1);
  const image = (index: number) =>
    [
      rect(
        -205,
        -270,
        410,
        470,
        [scheme.accent, scheme.second, mix(scheme.deep, scheme.accent, 0.2), scheme.glow][index % 4] ?? scheme.accent,
      ),
      circle(
        index % 2 ? 60 : -50,
        -110,
        88,
        [scheme.glow, scheme.pale, scheme.accent, scheme.accent][index % 4] ?? scheme.glow,
      ),
      shape(
        'M-205 60C-90 -20 20 30 90 60C140 82 180 50 205 30V200H-205Z',
        mix(scheme.deep, scheme.second, index % 2 ? 0.15 : 0.5),
      ),
      shape('M-205 130C-110 80 -20 120 80 135C130 142 170 120 205 110V200H-205Z', scheme.deep),
    ].join('');
  const spots = [
    [330, 420, -9],
    [1270, 430, 8],
    [560, 830, 5],
    [1090, 800, -5],
    [800, 560, 2],
  ] as const;
  return [
    rect(0, 0, WIDTH, HEIGHT, mix(scheme.back[1], scheme.surface, 0.25)),
    ...Array.from({ length: 9 }, (_, index) =>
      rect(0, index * 150 + between(random, -6, 6), WIDTH, 3, scheme.deep, { opacity: '0.14' }),
    ),
    ...spots.map(([x, y, angle], index) => turned(x, y, angle, sheet(500, 660, paper, image(index)))),
  ].join('');
}

/** Books on a shelf: cloth spines, some leaning. */
function books(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const cloths = [
    scheme.accent,
    scheme.second,
    mix(scheme.deep, scheme.mute, 0.25),
    scheme.pale,
    scheme.glow,
    mix(scheme.accent, scheme.deep, 0.4),
    mix(scheme.second, scheme.deep, 0.4),
  ];
  let x = 190;
  const spines: string[] = [];
  for (let index = 0; x < 1230; index += 1) {
    const [width, height] = [between(random, 58, 118), between(random, 480, 720)];
    const cloth = cloths[(index * 3) % cloths.length] ?? scheme.accent;
    const foil = mix(cloth, index % 2 ? scheme.deep : scheme.pale, 0.55);
    spines.push(
      rect(x, 960 - height, width, height, cloth, { rx: 7 }),
      rect(x, 960 - height + 56, width, 9, foil) +
        rect(x, 960 - height + 76, width, 4, foil) +
        rect(x, 960 - 92, width, 9, foil),
      index % 3 === 0
        ? shape(arch(x + width / 2, 960 - height * 0.55, width * 0.5, width * 0.72), foil)
        : circle(x + width / 2, 960 - height * 0.6, width * 0.17, foil),
      rect(x, 960 - height, width, height, 'url(#spine)', { rx: 7 }),
    );
    x += width + 4;
  }
  return [
    backdrop(canvas),
    contactShadowPaint,
    gradient(
      'spine',
      [
        [0, '#120a05', 0.28],
        [0.25, '#ffffff', 0.14],
        [0.6, '#120a05', 0.02],
        [1, '#120a05', 0.34],
      ],
      true,
    ),
    shape(arch(800, 960, 1360, 880), mix(scheme.back[1], scheme.deep, 0.14)),
    contactShadow(760, 970, 780, 0.6),
    ...spines,
    turned(
      x + 118,
      668,
      15,
      rect(-46, -306, 92, 606, scheme.second, { rx: 7 }),
      rect(-46, -250, 92, 10, scheme.pale),
      rect(-46, 200, 92, 10, scheme.pale),
      rect(-46, -306, 92, 606, 'url(#spine)', { rx: 7 }),
    ),
    rect(0, 960, WIDTH, 46, mix(scheme.surface, scheme.mute, 0.3)) +
      rect(0, 960, WIDTH, 7, mix(scheme.surface, scheme.pale, 0.5)),
    rect(0, 1006, WIDTH, HEIGHT - 1006, mix(scheme.back[2], scheme.deep, 0.18)),
  ].join('');
}

/** An open book with a ribbon, from above. */
function folio(canvas: Canvas): string {
  const { scheme } = canvas;
  const paper = mix(scheme.pale, scheme.glow, 0.12);
  const page = (side: 1 | -1) => {
    const at = (x: number) => 800 + side * x;
    return [
      shape(`M800 300C${at(150)} 250 ${at(420)} 250 ${at(560)} 290V940C${at(420)} 900 ${at(150)} 900 800 955Z`, paper),
      ...Array.from({ length: side === 1 ? 0 : 12 }, (_, line_) =>
        line(
          `M${at(110)} ${378 + line_ * 40}C${at(210)} ${355 + line_ * 40} ${at(380)} ${350 + line_ * 40} ${at(line_ % 5 === 4 ? 300 : 480)} ${366 + line_ * 40}`,
          mix(paper, scheme.deep, 0.38),
          7,
        ),
      ),
    ].join('');
  };
  return [
    rect(0, 0, WIDTH, HEIGHT, mix(scheme.back[1], scheme.accent, 0.22)),
    circle(800, 620, 560, mix(scheme.back[2], scheme.accent, 0.3)),
    rect(205, 262, 1190, 740, '#000', { rx: 20, opacity: '0.2' }),
    rect(205, 246, 1190, 736, mix(scheme.accent, scheme.deep, 0.45), { rx: 20 }),
    page(-1),
    page(1),
    shape('M920 860V560A190 190 0 0 1 1300 560V845C1180 830 1040 836 920 860Z', scheme.second),
    circle(1110, 560, 78, scheme.glow),
    shape(
      'M920 860V740C1030 690 1190 720 1300 760V845C1180 830 1040 836 920 860Z',
      mix(scheme.second, scheme.deep, 0.5),
    ),
    gradient(
      'gutter',
      [
        [0, '#120a05', 0],
        [0.5, '#120a05', 0.34],
        [1, '#120a05', 0],
      ],
      true,
    ),
    rect(720, 262, 160, 690, 'url(#gutter)'),
    shape('M786 280H822V1090L804 1066L786 1090Z', scheme.accent),
  ].join('');
}

/** Stacks of paper with deckled edges, tied with a cord. */
function reams(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const stack = (x: number, base: number, width: number, count: number, colours: readonly string[]) =>
    Array.from({ length: count }, (_, index) => {
      const y = base - (index + 1) * 24;
      const shift = between(random, -12, 12);
      return (
        rect(
          x - width / 2 + shift,
          y,
          width,
          22,
          colours[Math.floor((index / count) * colours.length)] ?? scheme.pale,
          { rx: 4 },
        ) + rect(x - width / 2 + shift, y + 16, width, 6, scheme.deep, { opacity: '0.14' })
      );
    }).join('');
  return [
    backdrop(canvas),
    contactShadowPaint,
    ellipse(800, 560, 440, 440, mix(scheme.back[1], scheme.glow, 0.4)),
    rect(0, 980, WIDTH, 220, scheme.surface) + rect(0, 980, WIDTH, 6, mix(scheme.surface, scheme.pale, 0.4)),
    contactShadow(560, 1046, 520, 0.6),
    stack(560, 1040, 700, 22, [scheme.pale, mix(scheme.pale, scheme.glow, 0.5), scheme.accent]),
    contactShadow(1160, 1086, 380, 0.6),
    stack(1160, 1080, 500, 14, [scheme.second, mix(scheme.second, scheme.pale, 0.5), scheme.pale]),
    rect(540, 512, 22, 530, mix(scheme.accent, scheme.deep, 0.5)),
    rect(1150, 744, 16, 338, mix(scheme.second, scheme.deep, 0.6)),
    line('M551 512C480 430 430 500 551 512C620 420 690 500 551 512', mix(scheme.accent, scheme.deep, 0.5), 13),
  ].join('');
}

export const paper = { prints, books, folio, reams } satisfies Motif;
