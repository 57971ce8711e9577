import type { DemoPost } from '../types';

export const aDayInTheDyeYard: DemoPost = {
  title: 'A Day in the Dye Yard',
  slug: 'a-day-in-the-dye-yard',
  excerpt:
    'From the first kettle at seven to blue hands at six: one ordinary Thursday with madder, weld and a patient vat.',
  category: 'studio-notes',
  tags: ['colour', 'wool-and-cloth'],
  author: 'ines',
  status: 'PUBLISHED',
  daysAgo: 103,
  viewCount: 846,
  likes: 7,
  picture: {
    name: 'weave/skeins/dusk',
    alt: 'Skeins of wool in rust, cream, sage and ochre hanging from a line at dusk',
  },
  content: `People imagine that dyeing is mixing. It is mostly waiting, washing and moving heavy wet things from one place to another. Here is an ordinary Thursday in the yard, written down hour by hour because a student asked what we do all day.

## Seven: water

The first job is to fill the kettles. We use rain from the roof when there is any, for our tap water is hard, and hard water turns madder brown. Sixty litres take a while. I drink a coffee and look at the sky, which is a professional duty: indigo wants warmth, and skeins want wind.

The wool went into its mordant last night. Alum, ten parts to a hundred of dry wool, dissolved in hot water, and a slow hour at a temperature that you can just not bear with your hand. Without it, colour is only a visitor.

## Nine: madder

Madder is a root that looks like nothing. Chopped and soaked, it gives a red that people have fought over, and it asks for just one thing: do not let it boil. Above seventy degrees the browns come out of the root and lie down over the red.

So I stand there with a thermometer. Sixty-five. Sixty-seven. Lid off. It is the least romantic hour of the day and the one that makes the colour.

## Eleven: weld

Weld is the opposite. It is a tall weed with a smell of boiled cabbage and the clearest yellow that grows. It may boil, it may be forgotten, and it forgives you. When people are nervous, I start them with weld.

A dip of yellow wool in the indigo makes every green we sell. There is no green plant dye worth the name in our climate, which is a strange thing to learn while you stand in a field.

## One: soup

We eat outside. The skeins of the morning hang on the line behind us, and they dry to half of what you hoped. Every dyer knows this and hopes again.

## Two: the vat

The indigo vat lives in a barrel wrapped in an old duvet. You do not boil it and you do not stir it; you feed it, and you listen. If the surface is coppery and the liquid underneath is the green of a bottle, it is well.

1. Wet the wool and press out every bubble.
2. Lower it in without a splash, for air is the enemy.
3. Wait for five minutes. Do not talk to anybody.
4. Lift it out, green, and watch it turn blue in the air.

Nobody has ever been bored by the fourth step. I have done it some thousands of times, and I still stop talking.

## Five: rinsing

Then the rinsing, until the water runs clear, and once more after that because it never quite does. The skeins go up under the roof. I write the weights and the temperatures into the book, and beside them a snip of each colour under a staple.

> Blue hands at six o'clock, and a bus full of people who move one seat further away.

It comes off by Sunday. The wool keeps it for a hundred years.
`,
};
