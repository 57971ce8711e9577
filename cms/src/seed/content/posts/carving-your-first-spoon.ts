import type { DemoPost } from '../types';

export const carvingYourFirstSpoon: DemoPost = {
  title: 'Carving Your First Spoon',
  slug: 'carving-your-first-spoon',
  excerpt: 'A branch, an axe, two knives and an afternoon. How to get from firewood to soup without giving blood.',
  category: 'techniques',
  tags: ['wood', 'tools', 'learning'],
  author: 'marcus',
  status: 'PUBLISHED',
  daysAgo: 126,
  viewCount: 972,
  likes: 7,
  picture: { name: 'tools/spoons/sage', alt: 'Five carved wooden spoons hanging from a rail on a sage wall' },
  content: `A spoon is the best first thing to make from wood. It is small enough to finish in a day, it is hard enough to teach you everything, and you will use it tomorrow morning. It also forgives: a bad chair falls down, while a bad spoon becomes a shoehorn.

## Green wood

Do not start with a plank from a shop. Dry wood fights the knife and slips under it. You want a branch that was alive last week: birch, cherry, plum, lime or sycamore, as thick as your wrist and free of knots for the length of your forearm.

Split it down the middle through the pith. The pith itself must go, because wood shrinks around it and cracks. What is left is half a log with a flat face, and there are two spoons in it.

## Tools

You need less than people will tell you.

| Tool | What for | Can you do without? |
| --- | --- | --- |
| Small axe | Rough shape, nine tenths of the waste | With a saw and patience |
| Straight knife | Everything convex | No |
| Hook knife | The hollow of the bowl | A gouge works |
| Pencil | Thinking | No |
| Strop | Keeping it safe | No |

A sharp knife goes where you send it. A blunt one goes where it likes. Most cuts to the hand that I have seen were made with a tool that somebody had meant to sharpen after lunch.

## Three grips

Learn these with a stick before you touch the spoon.

1. **The thumb push.** Knife in one hand, the thumb of the other on the back of the blade. Small, slow, endlessly useful.
2. **The chest lever.** Both hands at the chest, blade outward, and you open your shoulders. It has a lot of power and a natural stop.
3. **The potato peeler.** Towards your thumb, with the thumb well below the rim. Keep it for the end grain.

> Before every cut, ask where the blade will be if the wood is not there any more.

## The order of work

- Draw the outline on the flat face, larger than you think.
- Axe down to the line, leaving the neck thick.
- Look from the side and give it a *crank*, a slope between handle and bowl. This is what makes it a spoon and not a paddle.
- Hollow the bowl first, across the grain, from the edge to the middle.
- Then shape the back until the wall is as thick as a coin.
- The handle comes last, because it is the most fun and you would never do the rest.

Wherever two slopes meet, carve downhill from both sides. If the wood tears, you are going up.

## Drying

Put the spoon in a paper bag with its own shavings for a week. It will lose a third of its weight. When it stops feeling cold on your cheek, it is dry enough for a final pass with a freshly stropped knife: long, thin, confident cuts that leave facets like a gem.

Do not sand. Sandpaper leaves a fuzz that comes up with the first hot soup. A knife leaves a skin.

Oil it with flax oil, hang it in the sun for two days, and make porridge.
`,
};
