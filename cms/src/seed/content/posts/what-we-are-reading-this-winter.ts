import type { DemoPost } from '../types';

export const whatWeAreReadingThisWinter: DemoPost = {
  title: 'What We Are Reading This Winter',
  slug: 'what-we-are-reading-this-winter',
  excerpt:
    'The stack by the stove: books on colour, on repair, on one single tree, and one that has nothing to do with craft.',
  category: 'studio-notes',
  tags: ['learning', 'colour'],
  author: 'ines',
  status: 'DRAFT',
  daysAgo: 4,
  viewCount: 0,
  likes: 0,
  picture: {
    name: 'paper/books/ink',
    alt: 'A shelf of cloth-bound books in rust, sage and cream, the last one leaning',
  },
  content: `When the yard is too wet for dyeing and the clay is too cold to touch before ten, we read. There is a stack of books beside the stove, and the rule is that whoever finishes one writes a line about it on the card inside the cover. What follows is copied from the cards, with a little more punctuation.

## For colour

The most useful kind of book about colour is the kind with blank pages. Helen keeps a bound book of test tiles, each with its recipe and its place in the kiln, and it is better than anything that we could buy. If you want to begin one, this is what to write beside every sample:

- the date and the weather, because damp matters
- weights, never spoons
- what you expected
- what you got

The third line is the one that people leave out. It is also the only one that teaches you anything, for a surprise is only a surprise beside an expectation.

## For repair

We have been reading our way through old manuals for household mending. They are written for people who had no choice, and they are far more relaxed about it than we are. A patch is not a statement in them. It is a Tuesday.

> A thing is worn out when you can no longer find the place to start.

That sentence is on a card over the darning basket now. Nobody remembers which manual it came from, and two of us are sure that it was the other one.

## For wood

Marcus reads about trees as other people read about football. This winter it is ash: how it grows, why it splits so straight, and what will happen to it now that the disease has reached our valley. He has promised an article, and the first half of it is already on this page under *Materials*.

The card in the book says: "Read the chapter on coppicing twice. Went out and looked at the hedge."

## For no reason

Every stack needs one book with no use at all. Ours is a thick novel about a lighthouse keeper who does not like the sea. It is passed from hand to hand with three bookmarks in it, and there is a silent agreement not to talk about the ending in front of the press.

## Your turn

What should we read next? Tell us at the long table or write to us. A few wishes:

1. Something about salt, for the new glaze.
2. Something short. Evenings are long, but attention is not.
3. Something by somebody who makes a thing that we have never tried.

We lend books, by the way. If you come to a class and see one that you want, take it and sign the card. They nearly always come home, and those that do not were evidently needed somewhere else.
`,
};
