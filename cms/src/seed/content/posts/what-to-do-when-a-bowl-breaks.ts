import type { DemoPost } from '../types';

export const whatToDoWhenABowlBreaks: DemoPost = {
  title: 'What to Do When a Bowl Breaks',
  slug: 'what-to-do-when-a-bowl-breaks',
  excerpt: 'Do not move. Then gather everything, even the dust. Three honest ways to mend a pot, and one to let it go.',
  category: 'living-with-things',
  tags: ['clay', 'care-and-repair'],
  author: 'helen',
  status: 'PUBLISHED',
  daysAgo: 142,
  viewCount: 1367,
  likes: 10,
  picture: { name: 'stillLife/fruit/dusk', alt: 'A pitcher, a bowl of lemons and two pears on a dark table' },
  content: `It happens in a second and it makes a sound that everyone in the house understands. Then somebody says "oh no", and somebody else says "don't move", and that second person is right. Here is what to do after that.

## The first ten minutes

1. **Do not move your feet** until you have looked at the floor.
2. Pick up the large pieces first, and put them on a tray in the order in which they lay.
3. Look for small ones with a torch laid flat on the ground. Every splinter throws a long shadow.
4. Keep the crumbs. A chip the size of a rice grain is the difference between a mended bowl and a bowl with a hole.
5. Do not try the edges against each other. It is very tempting, and it grinds off exactly the grains that you need.

Put everything into a box with a piece of paper that says what it was. Now you have time. Nobody has to decide anything on the day.

## Three ways to mend

### With glue

For a thing that will be looked at rather than eaten from, a clear two-part epoxy is strong and nearly invisible. Mix little, use less, and join the pieces in an order that never leaves a slot which the last one cannot enter. Dry-fit with tape first. Clean what squeezes out with a cotton bud before it sets.

### With gold

*Kintsugi* is the Japanese way of mending with lacquer and powdered gold. It does not hide the break, it draws it. The real lacquer takes six weeks, wants a damp cupboard and may give you a rash; the kits with coloured epoxy take an evening. Both are beautiful. Only the first is meant for food.

> The gold is not there to say that breaking is good. It says that somebody stayed.

### With staples

Before good glues, travelling menders drilled tiny holes on both sides of a crack and closed it with brass rivets. You find such plates at flea markets. They have outlived three generations of owners, and the milk still does not leak. We know one person who does it, and we give out her number carefully.

## Which one?

| | Strength | Food safe | Time | Shows |
| --- | --- | --- | --- | --- |
| Epoxy | Good | No | A day | Hardly |
| Real kintsugi | Good | Yes | Six weeks | Proudly |
| Epoxy with gold | Good | No | An evening | Proudly |
| Rivets | Very good | Yes | A week | Yes |

## When to let it go

If the break runs through the foot in three directions, if a third is dust, or if you find that you are relieved: let it go. Not every bowl has to be saved. Some have simply finished.

The pieces have their uses, though. Broken pots are the best drainage there is at the bottom of a flowerpot, and a path of them lasts longer than we do. On the riverbank near us you can pick up shards that are four hundred years old, with a thumbprint in the glaze.

And if it was one of ours, send us the box. We cannot always mend it, but we can nearly always make its brother, and we will put a piece of the old one into the clay.
`,
};
