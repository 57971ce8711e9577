import type { DemoPost } from '../types';

export const theKilnWeBuiltTwice: DemoPost = {
  title: 'The Kiln We Built Twice',
  slug: 'the-kiln-we-built-twice',
  excerpt:
    'Our first wood kiln stood for eleven weeks. What fell down, what we kept, and why the second one is smaller.',
  category: 'studio-notes',
  tags: ['clay', 'tools'],
  author: 'helen',
  status: 'PUBLISHED',
  featured: true,
  daysAgo: 14,
  viewCount: 2381,
  likes: 11,
  picture: {
    name: 'colonnade/gallery/terracotta',
    alt: 'A vaulted passage of brick arches that leads towards a bright light',
  },
  content: `The first kiln stood for eleven weeks. It was handsome, it was photographed a good deal, and on the fourth firing its arch came down with a sound like a lorry tipping gravel. Nobody was near it. The pots inside were, and for a month afterwards we swept glazed crumbs out of the yard.

This is the story of the second one, which is uglier, and which has now been fired nineteen times.

## What went wrong

An arch is a machine for pushing sideways. The bricks of the crown want to fall, cannot, and lean on their neighbours until all that force arrives at the two walls below. If the walls may move, they will. Ours could move, because we had trusted the weight of the bricks to hold them and left out the steel.

There were three mistakes, and each of them alone might have been survivable:

- **No buttress.** The walls were one brick thick and stood free on both sides.
- **The wrong mortar.** We used a setting mortar where a kiln needs a loose one that lets bricks grow and shrink.
- **Impatience.** We fired to full heat eight days after laying the last brick. The damp in it had nowhere to go but out, quickly.

> A kiln is a building that tries to leave. Your job is to persuade it to stay.
>
> — the bricklayer who helped us the second time

## What we did differently

The new kiln is two thirds of the size. That was hard to accept, because the big one was meant to fire a whole month's work in one night. But a smaller crown has a smaller thrust, and a smaller chamber can be packed by two people in a morning rather than by four people in a bad mood.

Each wall is now braced with a length of angle steel at its corners, tied across the top and bottom with threaded rod. When the kiln heats up, the rods grow tight; when it cools, we give each nut a quarter turn. It is a little like tuning an instrument that weighs two tonnes.

The bricks are laid in sand and fireclay and nothing else. You could take the whole thing apart with a rubber mallet, and one day somebody will.

## The slow first fires

We lit the first fire with newspaper and a single bucket of kindling, and let it go out. The next day, two buckets. It took nine evenings before the chamber was warm enough to dry a tea towel, and another week before we allowed ourselves to see a glow.

1. Three days of smoke and steam, never above hand-hot.
2. Four days up to 200 °C, with the door open by a finger.
3. Two days to a dull red, and down again just as slowly.

Only after that did pots go in: forty bowls that nobody would miss.

## What came out

All forty survived. The side that faced the firebox has a flush of orange where the ash landed, and the ones at the back are a quiet grey. We kept two on the shelf by the door and sold the rest at the spring market, each with a card that said which firing it came from.

The old arch bricks are now the path to the dye yard. You walk over our first kiln every time you come to see the second.
`,
};
