import type { DemoPost } from '../types';

export const aYearUnderTheArches: DemoPost = {
  title: 'A Year Under the Arches',
  slug: 'a-year-under-the-arches',
  excerpt:
    'Twelve months, three makers, one leaking roof: what we planned for our first year, and what happened instead.',
  category: 'studio-notes',
  tags: ['learning', 'pricing'],
  author: 'helen',
  status: 'PUBLISHED',
  daysAgo: 62,
  viewCount: 1187,
  likes: 9,
  picture: {
    name: 'colonnade/tiers/dusk',
    alt: 'Two tiers of stone arches in the evening, with the sun in one of them',
  },
  content: `A year ago three of us signed a lease on a covered market hall that had been empty since the last fishmonger retired. We had one kiln, one loom, half a wood shop and a spreadsheet that turned out to be fiction. This is an honest look back, mostly for the people who write to ask whether they should do the same.

## Why a stoa

In an old Greek town the stoa was a roofed walk beside the square. Merchants sold under it because of the shade, and people talked there because of the merchants. We liked the idea that making, selling and talking need the same roof, and that none of them is the reason for the other two.

So the plan had three parts: a workshop that is open to view, a shop that sells what is made in it, and a table long enough for everyone who comes to learn.

## What we got right

**Opening the doors before we were ready.** In the first week the shop was a plank on two trestles with nine bowls on it. We sold seven. More important, people told us what they had hoped to find, and we wrote it all down on the wall.

**Teaching from the first month.** Classes pay before the materials are used up, which no other part of a craft business does. They also find you your customers: of the people who came to a class, more than half have bought something since.

**One shared account.** Everything goes into one pot and each of us takes the same wage from it. It ended a kind of counting that was making us smaller than we are.

## What we got wrong

The list is longer, so here are only the expensive ones.

1. We heated the whole hall. It has a nine-metre ceiling. We now heat the people, with infrared panels above the benches, and the bill is a third of what it was.
2. We said yes to every commission. In July we were making a lectern, forty napkin rings and a sign for a dentist.
3. We let the roof wait. It did not wait for us.

> The roof is the first tool you buy.

We say this now to anybody who asks, and they nod, and they buy a bandsaw.

## Some figures

| | Planned | Real |
| --- | ---: | ---: |
| Workshops held | 24 | 61 |
| Students | 140 | 388 |
| Pots sold | 900 | 742 |
| Commissions | 12 | 33 |
| Days closed because of rain | 0 | 4 |

We made a small profit, smaller than a job would have paid, and larger than we had promised the bank.

## What comes next

The second year is for doing less, better. There will be fewer kinds of bowl. There will be a proper dye yard with a roof, a second press, and one free place in every workshop for somebody who could not pay for it. And there will be evenings with no programme at all, when the doors are open, the lamps are on and the only thing to do is walk up and down and talk.

Come and see us. We are the seventh arch from the left.
`,
};
