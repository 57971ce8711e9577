import type { DemoPost } from '../types';

export const theCaseForOneGoodMug: DemoPost = {
  title: 'The Case for One Good Mug',
  slug: 'the-case-for-one-good-mug',
  excerpt: 'You own fourteen and use one. A small essay about favourites, and about what the other thirteen are for.',
  category: 'living-with-things',
  tags: ['clay'],
  author: 'helen',
  status: 'PUBLISHED',
  daysAgo: 31,
  viewCount: 1958,
  likes: 12,
  picture: {
    name: 'stillLife/table/sand',
    alt: 'A breakfast table from above: a plate with bread, a knife and a cup of coffee',
  },
  content: `Open the cupboard and count. There are fourteen, or nineteen, or twenty-six. There is the one from the conference, the one with the bank on it, the two that remain from a set of six, the one with the joke that was funny in the shop. And there is yours.

You know which one it is. You would notice if a guest took it. You have washed it by hand while thirteen clean ones stood beside it. I make mugs for a living, and I have spent a good deal of time wondering what yours has got.

## It fits

A hand is a place. Most mugs are made for a shelf: straight sides, since they pack well, and a handle for two fingers, since it is cheaper to mould. The mug that you love has a handle that your own hand can get through, and a belly that sits against your knuckles without burning them.

I watch people pick up mugs at the market. Nobody looks first. They lift it, and then they look.

## It has the right lip

The edge that touches your mouth is perhaps two millimetres of the whole thing, and it decides. Too thick, and you drink from a wall. Too thin, and it feels like a bite. A good lip turns outward by a breath, so that the last drop goes in and not down.

> We shape the lip last and with a strip of wet leather, and it takes four seconds. They are the four seconds that you pay for.

## It has a history

This is the part that we cannot make. Yours was there when you had the flu. It has a chip from the move, and you know the exact stair. A potter can bring a mug to the start of this road and no further.

What we can do is make it *able* to have a history: thick enough to survive, repairable, and quiet enough that you will not be tired of it. A loud mug is like a loud guest. You are very happy to see it on the first day.

## A small experiment

1. Take all your mugs out of the cupboard.
2. Put back the one that you would save.
3. Put back as many as you have had guests at the same time this year, and one more.
4. Put the others in a box, and write the date on it.
5. If you have not opened the box by summer, give it away as it is.

Every person to whom I have suggested this has said that they could not possibly. Those who did it all say the same thing: *the cupboard is so light.*

## And then?

Then use the good one. Every day, for everything. Do not save it. I meet people who bought a mug from me five years ago and keep it for best, and I want to tell them that it is clay. There is more of it. There is a whole hill of it behind my house.

Best is a Wednesday, at ten past seven, with the window open a little. If the mug breaks on that Wednesday, it was in use. Bring me the pieces, and I will make you another, and it will be nearly the same, and in a year or so it will be yours.
`,
};
