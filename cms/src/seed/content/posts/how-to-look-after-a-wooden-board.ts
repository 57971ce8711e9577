import type { DemoPost } from '../types';

export const howToLookAfterAWoodenBoard: DemoPost = {
  title: 'How to Look After a Wooden Board',
  slug: 'how-to-look-after-a-wooden-board',
  excerpt:
    'Oil, air, and never the dishwasher. Ten minutes a month, and your cutting board will be left to somebody in a will.',
  category: 'living-with-things',
  tags: ['wood', 'care-and-repair'],
  author: 'marcus',
  status: 'PUBLISHED',
  daysAgo: 48,
  viewCount: 1622,
  likes: 8,
  picture: { name: 'timber/planks/sand', alt: 'Five planks of different woods with their grain and knots' },
  content: `We sell boards with a promise: the first resurfacing is free. In three years eleven people have come to claim it, and nine of them had put the board in the dishwasher. So here, in the hope of never seeing a walnut board split into a book again, is all that we know.

## The one rule

Wood does not mind water. It minds water on one side. A wet board that lies flat on the worktop dries on top and stays damp below; the top shrinks, the bottom does not, and the board becomes a dish.

So: wash it, wipe it, and **stand it on its edge**. That is half of everything.

## Every day

- Hot water, a brush, a drop of soap.
- Both sides, even if you only used one.
- Wipe it dry, stand it up, with air around it.
- Never soak. Never in the dishwasher. Never on the stove to dry.

Is it hygienic? Yes. Bacteria are drawn into dry wood and die there, which has been tested a good deal more thoroughly than you would expect. What breeds germs is the deep, wet scar in a plastic board.

## Every month

Oil it. When drops of water no longer bead on the surface, it is time. Use an oil that *dries*, or one that never goes off:

| Oil | Dries? | Good for |
| --- | --- | --- |
| Flax (linseed), food grade | In two days | Boards, spoons, bowls |
| Walnut | In three days | The same, if nobody is allergic |
| Mineral oil | Never | Boards, safe and boring |
| Beeswax butter | On top | A last coat over any of them |
| Olive, sunflower | Never, goes rancid | Salad |

Put on more than you think, leave it for twenty minutes, and wipe off everything that has not gone in. Wet spots turn sticky and stay so.

> Take the oily cloth outside and dry it flat. Flax oil warms as it dries, and a crumpled cloth in a bin can catch fire by itself. This is not a figure of speech.

## Stains and smells

1. **Onion and garlic:** coarse salt and half a lemon, rubbed in circles, left for five minutes.
2. **Beetroot and berries:** sunlight. Put the board on the windowsill for a day.
3. **Grey patches:** iron and water. The lemon again.
4. **Burn marks:** sand them, or call it character.

## When it feels rough

After a few months the surface gets furry, because water has raised the fibres. Take a piece of 180-grit paper around a cork, and sand along the grain until it is smooth. Wipe it with a damp cloth, let it dry, and sand once more with 240. Then oil it. You need half an hour, and it is an oddly happy one.

## When it is cupped

Do not clamp it. Lay it on a damp towel with the hollow side down, put nothing on it, and look again in the morning. Four times out of five it is flat. Oil both sides at once, before it changes its mind.

And if it has split right through, bring it in. We glue, we plane, and we say nothing about the dishwasher. We know.
`,
};
