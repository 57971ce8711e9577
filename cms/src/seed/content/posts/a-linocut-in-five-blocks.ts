import type { DemoPost } from '../types';

export const aLinocutInFiveBlocks: DemoPost = {
  title: 'A Linocut in Five Blocks',
  slug: 'a-linocut-in-five-blocks',
  excerpt:
    'How Evening Colonnade was made, from a pencil sketch in October to sixty prints and a great deal of orange under the nails.',
  category: 'techniques',
  tags: ['print', 'colour', 'tools'],
  author: 'marcus',
  status: 'PUBLISHED',
  daysAgo: 40,
  viewCount: 1296,
  likes: 8,
  picture: { name: 'paper/prints/dusk', alt: 'Five fresh prints of a sun over hills, laid out on a table to dry' },
  content: `I walk past our own arches every evening, and on most evenings I am thinking about glue. One night in October I looked up. The sun had come in sideways and laid three long windows of light over the floor, and the hills behind the river had gone the colour of brick. I made a sketch on the back of an invoice. It took five months to turn it into a print.

## Seeing in layers

A colour linocut is made from the back to the front and from light to dark. Every colour needs its own block, or its own state of one block, and each is printed over the last. So before you cut anything, you have to take the picture apart in your head.

I ended with five:

1. **Glow.** A pale apricot over everything that is lit.
2. **Rose.** The sky, fading upwards. This one is inked with a blend.
3. **Brick.** The far hills and the edges of the arches.
4. **Plum.** The near hill and the shadows between.
5. **Ink.** The walls. Most of the paper ends up under this one, and you have to be brave.

## Cutting

Lino cuts like cold butter in a warm room, so I keep the block on the radiator and the coffee away from it. Two tools do nine tenths of the work: a fine V for outlines and a wide U for clearing.

- Cut away from your other hand. Always. There is no second half to this sentence.
- Leave a wall between two areas, then lower it at the end.
- Turn the block, not the knife.
- Stop ten minutes before you think you need to.

## Keeping register

Five blocks have to land in the same place sixty times. We use little metal pins and tabs that are taped to the paper: the sheet hangs on the pins, the block sits in a corner made of two strips of wood, and everything meets within a hair.

> Register is manners. It is only noticed when it is missing.

A misprint of half a millimetre at the first block is invisible. At the fourth it is a white line around the sun, and there is nothing to be done about it.

## Printing

We print with oil-based ink, because it stays open long enough for a blend. For the sky I lay rose and violet side by side on the slab and roll until the border between them disappears. It has to be done again for every single sheet, and so no two skies are the same.

The paper is Japanese, thin and tough, and it hangs in the loft for four days between colours. Five colours, four days: you can work out how often I walked up those stairs.

## Losing eleven

I began with seventy-one sheets in order to end with sixty. Three fell face down. Four were out of register. Two had a thumb. One was printed upside down at half past ten at night, and I like it best of all. The last I cannot explain.

The sixty that remain are signed, numbered and in the shop. The upside-down one hangs over my bench.
`,
};
