import type { DemoPost } from '../types';

export const threePlantsEveryColour: DemoPost = {
  title: 'Three Plants, Almost Every Colour',
  slug: 'three-plants-almost-every-colour',
  excerpt:
    'Madder, weld and indigo are the red, yellow and blue of the old dyers. A table of thirty-six shades from just three pots.',
  category: 'materials',
  tags: ['colour', 'wool-and-cloth'],
  author: 'ines',
  status: 'PUBLISHED',
  daysAgo: 24,
  viewCount: 1511,
  likes: 10,
  picture: { name: 'botanical/wreath/marble', alt: 'A wreath of green and rust-coloured leaves around a pale disc' },
  content: `Before 1856 every coloured thread in the world came from a plant, an insect, a snail or a stone. Then a student in London tried to make a medicine out of coal tar and made purple instead, and within fifty years the dye plants had gone from the fields. We grow three of them behind the hall. Between them they make almost everything.

## The three

**Madder** (*Rubia tinctorum*) gives red. You wait for three years, dig up the roots and dry them. It is a sprawling, sticky, unlovely plant, and it has coloured carpets, cardinals and soldiers.

**Weld** (*Reseda luteola*) gives yellow. It grows on railway banks and building sites and asks for nothing. You cut it as it flowers and use everything but the root.

**Indigo** gives blue. In our climate it is woad or Japanese indigo, in the tropics a bush of the pea family. The colour is not in the leaf; it comes into being when the juice meets the air.

## How they combine

Red over yellow makes orange, blue over yellow makes green, red over blue makes purple. That much you know from a paintbox. What you do not expect is how much the *strength* of each bath changes the family.

| First bath | Second bath | Weak | Medium | Strong |
| --- | --- | --- | --- | --- |
| Weld | none | straw | lemon | gold |
| Madder | none | shell | coral | brick |
| Indigo | none | sky | denim | ink |
| Weld | Madder | apricot | marigold | rust |
| Weld | Indigo | pistachio | leaf | bottle |
| Madder | Indigo | lilac | plum | aubergine |

That is eighteen. Add a drop of iron to each at the end, and every colour goes down by a tone and becomes older by a century: eighteen more.

> Iron saddens. That is the old word for it, and it is exactly right.

## What holds the colour

Wool does not take colour for love. It needs a *mordant*, a metal salt that grips the fibre on one side and the dye on the other. We use alum, which is mild, cheap and safe enough to go on the flower beds.

1. Weigh the dry wool. All further figures are per cent of this weight.
2. Dissolve 10 % of alum and 5 % of cream of tartar in hot water.
3. Put in the wet wool, bring it slowly to 85 °C and hold it for an hour.
4. Leave it to cool overnight. It keeps for a year, dry, in a paper bag.

Indigo needs none of this. It does not bond with the fibre at all; it is caught in it, like mud in a carpet. This is why jeans fade where you bend.

## Will it last?

Better than most. Madder, weld and indigo are called the *grand teint*, the great dyes, since they were the only ones that a guild dyer was allowed to use for expensive cloth. We hang a strip of each batch in the south window and cover its lower half. After one summer you can see a difference in the weld and none in the other two.

Turmeric is gone in a week, by the way. So is beetroot. If somebody sells you beetroot pink, enjoy it quickly.
`,
};
