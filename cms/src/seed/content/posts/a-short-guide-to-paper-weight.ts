import type { DemoPost } from '../types';

export const aShortGuideToPaperWeight: DemoPost = {
  title: 'A Short Guide to Paper Weight',
  slug: 'a-short-guide-to-paper-weight',
  excerpt: 'What 80, 120 and 350 grams mean in the hand, why thickness is not weight, and what to ask a printer for.',
  category: 'materials',
  tags: ['print', 'tools'],
  author: 'marcus',
  status: 'PUBLISHED',
  daysAgo: 198,
  viewCount: 541,
  likes: 4,
  picture: { name: 'waves/scales/marble', alt: 'Patterned paper with rows of overlapping arcs, from rust to sage' },
  content: `"A nice thick paper, please." Every printer hears this sentence twice a day and every one of them understands something else by it. It is easy to say what you mean. It takes one number and two adjectives.

## The number

Paper is sold by the weight of a square metre. A sheet of ordinary copy paper weighs 80 grams a square metre, written 80 gsm. A sheet of A4 is exactly one sixteenth of a square metre, so that copy paper weighs five grams. This is worth remembering for the post.

| Weight | In the hand | Use |
| ---: | --- | --- |
| 45–60 | Rustles, shows through | Bibles, packing, patterns |
| 80–100 | Office, notebook | Letters, inside pages |
| 120–150 | Firm, calm | Letterheads, posters, good books |
| 170–220 | Holds itself up | Covers, programmes, prints |
| 250–350 | Card | Postcards, business cards |
| 400–600 | Board | Letterpress cards, coasters |

## Weight is not thickness

Two papers of the same weight may differ in thickness by half. A coated magazine paper is pressed flat between steel rollers; a soft book paper is left full of air. The word for it is *bulk*. Ask for a paper of 120 gsm with high bulk, and it will feel like 160 and open like a friend.

Stiffness is different again. It grows with the cube of the thickness, so a little more goes a long way, and it depends on the direction.

## The grain

Paper has a grain, as wood does. The fibres settle in the direction in which the machine runs, and the sheet bends easily along it and reluctantly across. To find it, bend the sheet gently both ways and feel which gives more. Or wet a corner: it curls around the grain.

Why does this matter?

- A book whose grain runs across the spine will never stay closed.
- A folded card cracks if the fold crosses the grain.
- A label with the wrong grain peels itself off the bottle.

> In a book, all grain runs from head to foot. There is no second rule.

## Surfaces

**Laid** paper has fine lines from the mould. **Wove** is even. **Hot-pressed** is smooth as an egg, **cold-pressed** has a tooth, and **rough** is what watercolour wants. For a fountain pen you look for the word *sized*: gelatine or starch in the surface that keeps ink from spreading like gossip.

## What to ask for

When you order cards, the whole conversation can be this:

1. How heavy? "Three hundred and fifty, or heavier."
2. What surface? "Uncoated, smooth, natural white."
3. Which way does the grain run? "Parallel to the fold."
4. May I have an empty dummy first? "Of course." Any good printer makes one.

The dummy is the real answer. Put it in your wallet for a week, write on it, give it to somebody who does not know what it is for. Numbers get you to the right shelf. Your thumb chooses the sheet.
`,
};
