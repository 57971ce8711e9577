import { backdrop, type Canvas, type Motif, wood } from '../canvas';
import { between } from '../random';
import { curve, ellipse, group, HEIGHT, line, mix, type Point, polygon, rect, shape, tag, WIDTH } from '../svg';

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

export const timber = { rings, planks } satisfies Motif;
