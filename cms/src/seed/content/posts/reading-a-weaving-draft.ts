import type { DemoPost } from '../types';

export const readingAWeavingDraft: DemoPost = {
  title: 'How to Read a Weaving Draft',
  slug: 'how-to-read-a-weaving-draft',
  excerpt: 'Four blocks of squares look like a code, and they are one. Ten minutes from confusion to a diamond twill.',
  category: 'techniques',
  tags: ['wool-and-cloth', 'learning'],
  author: 'ines',
  status: 'PUBLISHED',
  daysAgo: 151,
  viewCount: 618,
  likes: 5,
  picture: { name: 'weave/diamonds/terracotta', alt: 'Rows of nested diamonds in rust, brown and gold' },
  content: `The first time that I saw a weaving draft I took it for a crossword. Four blocks of black and white squares, no words, and a teacher who said that it was perfectly clear. It is, as soon as somebody tells you in which order to look. So here is the order.

## Four parts

A draft has four parts, and each of them answers one question.

- **Threading**, along the top: which shaft does each warp thread hang on?
- **Tie-up**, the small block in the corner: which shafts does each treadle lift?
- **Treadling**, down the side: which treadle do I press in this row?
- **Drawdown**, the large block: what will it look like?

The first three are instructions. The fourth is the result, and you can work it out from the others. That is what makes it a code rather than a picture.

## A small example

Here is a straight twill on four shafts. I write it with letters, so that it can be read on any screen. Read the threading from right to left, as you would sit down at the loom.

~~~text
threading      tie-up
4 . . . 4 . .    1 2 . .
. 3 . . . 3 .    . 2 3 .
. . 2 . . . 2    . . 3 4
. . . 1 . . .    1 . . 4

treadling: 1 2 3 4, repeat
~~~

Each row of the tie-up is one treadle. The first lifts the shafts 1 and 2, the second 2 and 3, and so on around. Press them in order, and in every row the raised pair moves one thread to the side. Your eye joins these steps into a diagonal, and that diagonal is a twill.

## Turning a line into a diamond

Now change one thing. Instead of threading 1 2 3 4, 1 2 3 4, go up and come back:

~~~text
1 2 3 4 3 2 | 1 2 3 4 3 2 | 1
~~~

The diagonal climbs, turns, and descends: you have a zigzag. If you treadle in the same way, up and back, the zigzag turns in the other direction too, and the whole cloth closes into diamonds. Our cushion is exactly this with a longer run.

> Threading decides what is possible. Treadling decides what happens.

## How to check a draft

Before you thread four hundred ends, spend five minutes on paper.

1. Draw the threading and the tie-up.
2. For the first row, look up which shafts are raised.
3. Go along the threading and blacken a square wherever that shaft appears.
4. Do three more rows. You will see by then whether it is going somewhere.
5. Look for long floats: more than five white or black squares in a row will snag on buttons.

## Where people stumble

Some drafts show a sinking shed rather than a rising one, and the picture is then the back of the cloth. Some are read from left to right. Old ones are often numbered from the front of the loom and sometimes from the back. None of it is wrong, and all of it is worth a test with ten threads.

When you have read three or four, you will stop translating. You look at the little black steps and feel in your feet what they mean.
`,
};
