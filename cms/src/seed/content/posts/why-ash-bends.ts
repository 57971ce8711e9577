import type { DemoPost } from '../types';

export const whyAshBends: DemoPost = {
  title: 'Why Ash Bends',
  slug: 'why-ash-bends',
  excerpt:
    'Oars, hurleys, hay forks, stools: for a thousand years whatever had to give without breaking was made of ash.',
  category: 'materials',
  tags: ['wood'],
  author: 'marcus',
  status: 'PUBLISHED',
  daysAgo: 89,
  viewCount: 704,
  likes: 6,
  picture: {
    name: 'timber/rings/sage',
    alt: 'The end of a log with its rings and one crack from the heart to the bark',
  },
  content: `If you look at a list of things that were made of ash, they have one thing in common. Oars. Hockey sticks. Hay forks. Axe handles. The frames of the first motor cars and the wings of the first aeroplanes. All of them get hit, and all of them have to come back.

## Inside the ring

Cut through an ash log and you see strong, clear rings, as if they were drawn with a compass. In spring the tree builds wide, open vessels to carry water quickly to its new leaves. In summer it builds dense fibre. So every year leaves a band like a drinking straw and a band like a rope.

This is called *ring-porous* wood, and oak and elm have it too. What makes ash special is that its fibres are long and very straight, and that they hold on to each other loosely enough to slide a little. A shock travels along the fibre instead of across it.

> Oak stands. Ash answers.

## Fast is strong

With most timbers, slow growth is good. In ash it is the other way round. A tree that grows fast has the same thin band of spring vessels, but a thicker band of summer fibre: more rope, fewer straws. For a handle we look for rings between two and five millimetres wide. Anything finer goes into drawers.

Here is what we check at the yard, in this order:

1. **Rings** on the end: four to ten to the inch.
2. **Straightness**: follow one line of grain from end to end. It may leave the board once, not twice.
3. **Colour**: white to biscuit. A brown heart is handsome, but a little more brittle.
4. **Sound**: knock. A good board rings.

## Bending it

Steam a stick of green ash for an hour, and you can tie it around a tree. The lignin that glues the fibres together goes soft at about a hundred degrees, and the fibres slide past each other; when it cools, it sets in the new shape.

| Thickness | Time in the steam | Tightest radius |
| --- | --- | --- |
| 12 mm | 35 min | 8 cm |
| 20 mm | 55 min | 15 cm |
| 30 mm | 90 min | 30 cm |

You have about a minute from the box to the form. Nobody speaks in that minute except to count.

The inside of a bend is squeezed and the outside is stretched. Wood can be squeezed by a third, but stretched by only a hundredth, so we clamp a steel strap along the outside. The strap takes the stretch, and the stick just becomes shorter.

## The sad part

There is a fungus in our woods now that kills the ash. Perhaps one tree in ten is resistant. Foresters are leaving those to seed, and in sixty years there may be a new generation of them.

Until then there is a lot of ash timber about, felled for safety along the roads and mostly burnt. We buy what we can, saw it into seats and legs, and stack it in the loft to dry. Not to make a monument of it. It is the best thing for the job, and it seems wrong to burn a stool.
`,
};
