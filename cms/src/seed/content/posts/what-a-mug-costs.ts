import type { DemoPost } from '../types';

export const whatAMugCosts: DemoPost = {
  title: 'What a Mug Costs',
  slug: 'what-a-mug-costs',
  excerpt:
    'Twenty-seven dollars, line by line: clay, gas, minutes, breakage and the part that nobody likes to write down.',
  category: 'the-craft-business',
  tags: ['pricing', 'clay'],
  author: 'helen',
  status: 'PUBLISHED',
  featured: true,
  daysAgo: 19,
  viewCount: 2140,
  likes: 11,
  picture: { name: 'vessels/mugs/dusk', alt: 'Two mugs, one green and one rust-coloured, in front of a niche at dusk' },
  content: `"Twenty-seven dollars? For a mug?" The man at the market was not rude. He wanted to know. I gave him a poor answer about handwork, he nodded politely, and I went home and did the sum properly. Here it is, with nothing rounded in my favour.

## Material

This is the part that everybody guesses too high.

| | per mug |
| --- | ---: |
| Clay, 480 g | $0.62 |
| Glaze | $0.41 |
| Gas, two firings | $1.35 |
| Box and paper | $0.90 |
| **Material** | **$3.28** |

A mug is mostly a hill, some ash and a little fire. If material were the price, we should all be drinking out of pottery.

## Time

I stood a clock beside the wheel for a month. These are averages over 312 mugs.

| Step | Minutes |
| --- | ---: |
| Wedging and weighing | 1.5 |
| Throwing | 3.0 |
| Trimming the foot | 2.5 |
| Pulling and fixing the handle | 4.0 |
| Packing the kiln, twice | 2.0 |
| Glazing | 3.5 |
| Grinding, checking, labelling | 2.0 |
| Photograph, listing, packing | 4.5 |
| **Together** | **23.0** |

I pay myself $22 an hour, before tax. Twenty-three minutes are **$8.43**.

Look at the last line before the total. Selling a mug takes longer than throwing it. This is the most useful thing that the clock has taught me.

## The ones that fail

Out of a hundred mugs that I throw, eighty-seven reach the shelf. Four crack while drying, three blow up or warp, six have a glaze fault. Their cost has to be carried by those that live.

~~~text
(3.28 + 8.43) / 0.87 = 13.46
~~~

## The roof

Rent, insurance, tools, the accountant, the website, the broom. I divide a year of these by the hours that I really work at the bench, and it comes to $14 an hour. For twenty-three minutes, that is **$5.37**.

## The sum

- Material, time and failures: $13.46
- The roof: $5.37
- Payment fees and tax on the sale: $2.20
- **Together: $21.03**

I sell it for $27. The six dollars in between are not greed. They are the new kiln shelf, the month with the flu, the discount in the sale, and the shop that takes a share if it sells the mug in my place.

> A price that only covers its costs is a plan to stop.

## What I do with this

I do not print the table on a card. But since I know it, three things have changed.

1. I stopped apologising. My voice was the discount.
2. I made the box simpler and saved a minute and forty cents.
3. I raised the price of the large bowl, which was losing money on every sale, and nobody noticed but me.

If you make things, stand a clock beside you for a month. You will not like it. You will also never again say "oh, whatever you think" when somebody asks what it costs.

And the man from the market? He came back in the spring and bought two.
`,
};
