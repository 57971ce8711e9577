import { backdrop, type Canvas, type Motif } from '../canvas';
import { arch, circle, ellipse, line, mix, shape } from '../svg';

interface Person {
  skin: string;
  hair: string;
  coat: string;
}

const body = ({ skin, coat }: Person, scheme: Canvas['scheme']) =>
  [
    shape('M330 1210C340 980 520 900 690 870L800 940L910 870C1080 900 1260 980 1270 1210Z', coat),
    shape('M690 700H910V880C880 960 720 960 690 880Z', mix(skin, scheme.deep, 0.2)),
  ].join('');

const face = ({ skin, hair }: Person, scheme: Canvas['scheme']) =>
  [
    ellipse(800, 560, 196, 240, skin),
    shape('M800 320C960 330 1010 470 994 600C980 720 890 800 800 800Z', mix(skin, scheme.deep, 0.35), {
      opacity: '0.16',
    }),
    line('M690 520Q726 498 762 518M838 518Q874 498 910 520', mix(hair, scheme.deep, 0.3), 13),
    circle(728, 566, 13, scheme.deep) + circle(872, 566, 13, scheme.deep),
    line('M800 570Q786 640 806 652', mix(skin, scheme.deep, 0.4), 9),
    line('M738 710Q800 752 862 710', mix('#8c3a2a', skin, 0.2), 12),
  ].join('');

const inArch = (canvas: Canvas, ...drawing: string[]) =>
  [
    backdrop(canvas),
    shape(arch(800, 1210, 1060, 1120), mix(canvas.scheme.back[2], canvas.scheme.glow, 0.35)),
    ...drawing,
  ].join('');

const bun = (canvas: Canvas) => {
  const person = { skin: '#d9a27c', hair: '#3a241b', coat: mix(canvas.scheme.second, canvas.scheme.deep, 0.25) };
  return inArch(
    canvas,
    circle(800, 250, 108, person.hair),
    shape(
      'M580 620C540 380 660 280 800 280C940 280 1060 380 1020 620C1000 720 960 700 950 640H650C640 700 600 720 580 620Z',
      person.hair,
    ),
    body(person, canvas.scheme),
    face(person, canvas.scheme),
    shape(
      'M604 520C600 380 700 320 800 320C900 320 1000 380 996 520C940 470 900 400 860 380C800 440 680 450 604 520Z',
      person.hair,
    ),
  );
};

const beard = (canvas: Canvas) => {
  const person = { skin: '#8a5a3c', hair: '#1d1512', coat: mix(canvas.scheme.accent, canvas.scheme.deep, 0.15) };
  return inArch(
    canvas,
    body(person, canvas.scheme),
    face(person, canvas.scheme),
    shape(
      'M604 540C590 360 690 300 800 300C910 300 1010 360 996 540C980 450 930 400 800 400C670 400 620 450 604 540Z',
      person.hair,
    ),
    shape(
      'M606 590C640 690 700 676 800 676C900 676 960 690 994 590C1000 760 920 850 800 850C680 850 600 760 606 590Z',
      person.hair,
    ),
    line('M742 728Q800 762 858 728', mix('#b06a52', person.skin, 0.2), 14),
  );
};

const glasses = (canvas: Canvas) => {
  const person = { skin: '#eac3a2', hair: '#b8b0a2', coat: mix(canvas.scheme.deep, canvas.scheme.mute, 0.25) };
  const frame = { stroke: canvas.scheme.deep, 'stroke-width': 12 };
  return inArch(
    canvas,
    shape(
      'M560 700C500 420 620 270 800 270C980 270 1100 420 1040 700C1000 790 940 760 940 680H660C660 760 600 790 560 700Z',
      person.hair,
    ),
    body(person, canvas.scheme),
    face(person, canvas.scheme),
    shape(
      'M600 560C590 380 700 310 810 312C920 316 1010 390 1000 560C980 470 900 430 800 420C720 414 640 450 600 560Z',
      mix(person.hair, canvas.scheme.pale, 0.25),
    ),
    circle(722, 566, 66, 'none', frame) +
      circle(878, 566, 66, 'none', frame) +
      line('M788 560Q800 548 812 560', canvas.scheme.deep, 12),
  );
};

/** The three authors. */
export const portrait = { bun, beard, glasses } satisfies Motif;
