import type { DemoPost } from '../types';

export const ourFirstCraftFair: DemoPost = {
  title: 'Our First Craft Fair: a Packing List and a Confession',
  slug: 'our-first-craft-fair',
  excerpt: 'Forty bowls, one folding table, no change. What we packed, what we forgot and what we would tell you.',
  category: 'the-craft-business',
  tags: ['pricing', 'learning'],
  author: 'helen',
  status: 'ARCHIVED',
  daysAgo: 312,
  viewCount: 987,
  likes: 5,
  picture: { name: 'screens/plan/sand', alt: 'A wall with four columns of small paper notes' },
  content: `*This article is about a fair that no longer exists. The advice has aged better than the fair, so we keep it in the archive.*

We arrived at six in the morning with forty bowls, a folding table and a good deal of optimism. By seven we knew that the table was for children. By eight it was raining. By four in the afternoon we had sold thirty-one bowls, from a door laid across two bins. This is what we learned.

## The confession

We had no change. Not a coin. The first customer gave us a fifty for an eighteen-dollar bowl, and Marcus ran to the bakery and bought one roll, and then to the next bakery and bought another. We ate rolls until Tuesday.

## What to pack

- [x] Pots, wrapped, in boxes that one person can lift
- [x] A table at the height of a kitchen counter, since nobody bends down to buy
- [x] A cloth that reaches the ground, with the empty boxes behind it
- [x] Clamps, more than you think
- [ ] Change: twenty fives, forty ones, and a box for it
- [ ] A card reader *and* its charger
- [ ] Prices on everything, also on what "speaks for itself"
- [ ] Newspaper and bags
- [ ] A chair for after lunch, not before
- [ ] Somebody who likes to talk

## The table

People walk on the right and look to the left. Put the tallest thing at the far end, so that it is seen first, and the thing that you want to sell at the near corner where a hand can reach it.

Show few. With all forty bowls out, we sold one in the first hour. We put away thirty, and sold six in the next. It is hard to choose from forty, and choosing is what people have come for.

> An empty space on a table is an invitation. A full table is a cupboard.

## Talking

"Can I help you?" has just one answer, and it is no. We found out what works by accident, when Ines was trimming a foot behind the table because she was bored. People stopped. They asked what she was doing. Nobody who has held a half-made bowl leaves without looking at the finished ones.

1. Be busy with something small and interesting.
2. Look up, say hello, look down again.
3. If they touch a pot, say one true thing about it.
4. Then be quiet.

## The figures

| | |
| --- | ---: |
| Stall | $85 |
| Petrol and rolls | $41 |
| Clay, glaze, gas for 31 bowls | $112 |
| Sales | $611 |
| **Left for three people and fourteen hours** | **$373** |

It is less than nine dollars an hour. But in the box with the cards we found eleven addresses, and four of those people are still customers. One of them ordered the plates for a restaurant.

## Would we do it again?

We did, for six years, until the fair moved into a car park and lost its trees. If there is one near you, go. Take change. And put the bowls away until it almost looks like too few.
`,
};
