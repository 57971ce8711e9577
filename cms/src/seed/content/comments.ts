import type { DemoComment } from './types';

const on = (
  post: string,
  ...list: readonly (readonly [by: string, daysLater: number, body: string])[]
): DemoComment[] => list.map(([by, daysLater, body]) => ({ post, by, daysLater, body }));

export const comments: readonly DemoComment[] = [
  ...on(
    'the-kiln-we-built-twice',
    [
      'tomas',
      1,
      'We lost an arch in exactly this way in 2019. The quarter turn on the tie rods after every firing is advice worth framing.',
    ],
    ['beatrice', 2, 'Walked over the old bricks on Saturday without knowing it. Next time I will take off my hat.'],
    ['helen', 2, 'Please do, Beatrice. Some of them still have glaze on the underside.'],
    ['samuel', 5, 'Which steel section did you use at the corners? I am about to order mine.'],
  ),
  ...on(
    'centring-clay-in-five-stages',
    ['priya', 1, 'Stage four! Nobody had ever told me to do nothing. It worked at the second ball.'],
    ['owen', 3, 'The nose over the wheel is a revelation for tall people.'],
  ),
  ...on(
    'what-a-mug-costs',
    ['lena', 1, 'I stood a clock beside my bench for a week after reading this. I am raising my prices on Monday.'],
    ['mateo', 1, 'Selling takes longer than throwing: the sentence that should be above every studio door.'],
    ['grace', 4, 'I am one of the people who asked. Thank you for a real answer.'],
    ['helen', 4, 'It was a fair question, Grace. It deserved a better answer than the one I gave at the time.'],
    ['noor', 9, 'Do you count the hours for the accounts under the roof or under time?'],
  ),
  ...on(
    'the-case-for-one-good-mug',
    ['grace', 1, 'I did the box. It is April now and I have forgotten what is in it.'],
    ['owen', 2, 'Mine is from a petrol station. The lip is perfect. I have no explanation.'],
    ['noor', 6, 'Best is a Wednesday. I have written that on the inside of the cupboard door.'],
  ),
  ...on(
    'three-plants-almost-every-colour',
    ['lena', 2, 'The table is pinned over our sink. How much iron do you mean by a drop?'],
    ['ines', 2, 'Half a gram for every hundred of wool, Lena, and watch it closely. It goes fast.'],
    ['priya', 8, 'The covered strip in the south window is such a simple test. Starting mine today.'],
  ),
  ...on(
    'a-linocut-in-five-blocks',
    ['mateo', 2, 'Please sell the upside-down one to me.'],
    ['marcus', 3, 'Never, Mateo. But you may visit it.'],
  ),
  ...on(
    'how-to-look-after-a-wooden-board',
    ['beatrice', 1, 'The damp towel worked overnight. I had already written the board off.'],
    ['tomas', 7, 'Good that you mention the oily cloth. A friend lost his shed to one.'],
  ),
  ...on(
    'darning-a-jumper-visibly',
    ['noor', 1, 'The lemon! I have been using a light bulb for years, with the expected result.'],
    ['grace', 5, 'Finished my first elbow tonight. It is crooked, it is bright orange, and I love it.'],
  ),
  ...on('carving-your-first-spoon', ['samuel', 4, 'Two plasters and one porridge spoon. A good exchange.']),
  ...on(
    'what-to-do-when-a-bowl-breaks',
    ['beatrice', 3, 'Somebody stayed. That is the best account of kintsugi that I have read.'],
    ['lena', 11, 'Sent you the box of our blue bowl last week. No hurry at all.'],
  ),
  ...on(
    'a-shop-page-that-loads-on-a-train',
    ['mateo', 1, 'Tested on the 17:42 just now. Stool before the tunnel.'],
    ['tomas', 2, 'Our page weighed nine megabytes. Four of them were a picture of the door.'],
  ),
  ...on('a-year-under-the-arches', [
    'priya',
    2,
    'Thank you for the table with the real figures. Hardly anybody shows the second column.',
  ]),
  ...on('why-ash-bends', [
    'owen',
    6,
    'My grandfather made hurleys and knocked on every plank. He would have liked this.',
  ]),
  ...on('hanging-pictures-without-regret', [
    'grace',
    3,
    '150 it is. The print came out of the drawer after four years.',
  ]),
  ...on('where-our-wool-comes-from', [
    'samuel',
    8,
    'Bought a throw because of this article, and it arrived smelling very slightly of hill.',
  ]),
  ...on('open-studio-weekend-in-spring', ['noor', 1, 'We are bringing two children and four boxes.']),
];
