import type { DemoPost } from '../types';

export const hangingPicturesWithoutRegret: DemoPost = {
  title: 'Hanging Pictures Without Regret',
  slug: 'hanging-pictures-without-regret',
  excerpt:
    'One height, one nail, one afternoon. The numbers that galleries use, and a check-list for the wall above the sofa.',
  category: 'living-with-things',
  tags: ['print', 'tools'],
  author: 'ines',
  status: 'PUBLISHED',
  daysAgo: 117,
  viewCount: 1089,
  likes: 6,
  picture: { name: 'geometry/mosaic/marble', alt: 'Tiles of quarter circles, arches and bars in rust, sage and cream' },
  content: `There is a drawer in many homes with a rolled-up print in it. It was bought with joy, it was going to be framed, and then came the question of the wall. I hang pictures for a part of my living, and I can tell you that it is mostly arithmetic. Here are the numbers.

## One height

Hang the **middle** of the picture 150 centimetres above the floor. Not the top, not the nail: the middle. That is the eye level of an average adult, and almost every gallery in the world uses a number between 145 and 155.

It will feel too low. You are used to pictures that float near the ceiling like balloons after a party. Leave it for two days, and you will wonder how you lived before.

### Where is the nail?

You need three measures: the height of the frame, and the distance from its upper edge to the wire when the wire is pulled tight.

~~~text
nail = 150 + height / 2 - wire

frame 60 cm high, wire 8 cm below the edge:
150 + 30 - 8 = 172 cm
~~~

Write it on a piece of tape and stick it to the wall. Measure again. Then make the hole.

## Over furniture

Above a sofa or a sideboard the rule changes, for now the picture belongs to the furniture. Leave a hand and a half, about 20 centimetres, between the two. And make it wide enough: two thirds of the width of the sofa, be it one picture or a group.

> A small picture over a large sofa looks like a stamp on a parcel.

## A group

1. Put all of them on the floor, and move them about until you like it.
2. Start with the largest, a little off the middle.
3. Keep the gaps equal. Five centimetres is calm, eight is generous.
4. Line up something: the tops, the bottoms or one long middle line. Never all three.
5. Cut each out of newspaper, tape the paper to the wall, and live with it for a night.

The middle of the *group* goes at 150, not the middle of each.

## Light

Daylight fades paper. Choose a wall that the sun does not touch, or a glass with a filter. A lamp from above at thirty degrees makes no glare and shows the grain. Never hang an original over a radiator: the paper dries, the frame warps, and the moths have a warm landing.

## The check-list

- [ ] Middle at 150 cm, or 20 cm above the furniture
- [ ] Two hooks for anything wider than 50 cm, so that it stays straight
- [ ] The right fixing: nail for plaster, plug for brick, hollow-wall anchor for board
- [ ] No pipe and no cable behind it, above and below sockets above all
- [ ] Felt dots on the lower corners
- [ ] One step back, one cup of tea

## And if it is wrong?

Then there is a hole. It is two millimetres wide. Fill it with a bit of toothpaste and a fingertip, and nobody will ever know. I have made some thousands of them. The regret is always about the print in the drawer and never about the hole.
`,
};
