import { backdrop, type Canvas, type Motif } from '../canvas';
import { between } from '../random';
import { arch, circle, group, line, mix, shape } from '../svg';

/** A leaf that starts at the origin and points upwards, with its midrib. */
const leaf = (length: number, width: number, fill: string, rib: string) =>
  shape(
    `M0 0C${width} ${-length * 0.3} ${width * 0.8} ${-length * 0.75} 0 ${-length}C${-width * 0.8} ${-length * 0.75} ${-width} ${-length * 0.3} 0 0Z`,
    fill,
  ) +
  shape(`M0 0C${width} ${-length * 0.3} ${width * 0.8} ${-length * 0.75} 0 ${-length}Z`, rib, { opacity: '0.22' }) +
  line(`M0 0V${-length * 0.94}`, rib, 2.5, { opacity: '0.55' });

const placed = (x: number, y: number, angle: number, drawing: string) =>
  group({ transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)})` }, drawing);

/** A stem with pairs of leaves, from its foot to its tip; `bend` leans it sideways. */
function stem(
  canvas: Canvas,
  x: number,
  base: number,
  height: number,
  bend: number,
  pairs: number,
  size: number,
  fill: string,
): string {
  const { scheme, random } = canvas;
  const at = (share: number) => [x + bend * share * share, base - height * share] as const;
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const share = 0.2 + (0.78 * index) / pairs;
    const [px, py] = at(share);
    const length = size * (1.15 - share * 0.6) * between(random, 0.9, 1.1);
    const lean = (bend / height) * 90 * share;
    const tone = (more: number) => mix(fill, more > 0 ? scheme.pale : scheme.deep, Math.abs(more));
    return (
      placed(
        px,
        py,
        52 + lean + between(random, -7, 7),
        leaf(length, length * 0.24, tone(between(random, -0.16, 0.12)), scheme.deep),
      ) +
      placed(
        px,
        py,
        -52 + lean + between(random, -7, 7),
        leaf(length, length * 0.24, tone(between(random, -0.16, 0.12)), scheme.deep),
      )
    );
  });
  const [tipX, tipY] = at(1);
  return [
    line(`M${x} ${base}Q${x} ${base - height * 0.5} ${tipX} ${tipY}`, mix(fill, scheme.deep, 0.35), 8),
    ...leaves,
    placed(tipX, tipY + 8, (bend / height) * 90, leaf(size * 0.62, size * 0.15, fill, scheme.deep)),
  ].join('');
}

/** Three dye plants in front of a round window. */
const sprigs = (canvas: Canvas) => {
  const { scheme } = canvas;
  return [
    backdrop(canvas),
    circle(800, 600, 470, mix(scheme.back[1], scheme.glow, 0.55)),
    stem(canvas, 520, 1180, 860, -150, 8, 210, mix(scheme.second, scheme.deep, 0.18)),
    stem(canvas, 1080, 1180, 880, 150, 8, 210, mix(scheme.accent, scheme.second, 0.28)),
    stem(canvas, 800, 1190, 1010, 10, 10, 220, scheme.second),
  ].join('');
};

/** An olive branch across an arch. */
function olive(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const fruit = Array.from({ length: 9 }, (_, index) => {
    const share = 0.16 + index * 0.092;
    const [x, y] = [300 + 1030 * share, 830 - 400 * share - 150 * Math.sin(share * Math.PI)];
    return (
      line(`M${x} ${y}V${y + 62}`, mix(scheme.second, scheme.deep, 0.4), 4) +
      group(
        { transform: `translate(${Math.round(x)} ${Math.round(y + 92)})` },
        shape('M0 -36C30 -30 30 28 0 38C-30 28 -30 -30 0 -36Z', mix(scheme.deep, scheme.accent, 0.3 + random() * 0.3)),
        circle(-8, -10, 6, scheme.pale, { opacity: '0.5' }),
      )
    );
  });
  const leaves = Array.from({ length: 22 }, (_, index) => {
    const share = index / 21;
    const [x, y] = [300 + 1030 * share, 830 - 400 * share - 150 * Math.sin(share * Math.PI)];
    const angle = (index % 2 ? 22 : 98) + between(random, -14, 14) - share * 20;
    return placed(
      x,
      y,
      angle,
      leaf(
        between(random, 170, 240),
        38,
        mix(scheme.second, index % 3 ? scheme.pale : scheme.deep, between(random, 0.05, 0.3)),
        scheme.deep,
      ),
    );
  });
  return [
    backdrop(canvas),
    shape(arch(800, 1200, 900, 1080), mix(scheme.back[1], scheme.glow, 0.5)),
    line('M240 862C520 640 900 470 1380 400', mix(scheme.deep, scheme.mute, 0.35), 12),
    ...fruit,
    ...leaves,
  ].join('');
}

/** A wreath of leaves and berries. */
function wreath(canvas: Canvas): string {
  const { scheme, random } = canvas;
  const ring = Array.from({ length: 46 }, (_, index) => {
    const turn = (index / 46) * Math.PI * 2;
    const outward = index % 2 ? 146 : 212;
    const [x, y] = [800 + Math.cos(turn) * 370, 600 + Math.sin(turn) * 370];
    const tone =
      [
        scheme.second,
        mix(scheme.second, scheme.deep, 0.3),
        mix(scheme.second, scheme.pale, 0.28),
        mix(scheme.accent, scheme.glow, 0.25),
      ][index % 4] ?? scheme.second;
    const berry = index % 4 === 0 ? circle(x + Math.cos(turn) * 34, y + Math.sin(turn) * 34, 17, scheme.accent) : '';
    return (
      placed(
        x,
        y,
        (turn * 180) / Math.PI + outward + between(random, -9, 9),
        leaf(between(random, 150, 210), 40, tone, scheme.deep),
      ) + berry
    );
  });
  return [
    backdrop(canvas),
    circle(800, 600, 330, mix(scheme.back[0], scheme.glow, 0.32)),
    circle(800, 600, 370, 'none', { stroke: mix(scheme.second, scheme.deep, 0.4), 'stroke-width': 9 }),
    ...ring,
  ].join('');
}

export const botanical = { sprigs, olive, wreath } satisfies Motif;
