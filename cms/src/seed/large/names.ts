import { slugifyItemTitle } from '@stoa/contract';
import { pick, type Random } from '../pictures/random';

const MOODS = [
  'Quiet',
  'Harbour',
  'Morning',
  'Evening',
  'Garden',
  'Winter',
  'Summer',
  'Plain',
  'Studio',
  'Country',
  'Tall',
  'Small',
  'Folded',
  'Speckled',
  'Burnished',
  'Northern',
  'River',
  'Orchard',
] as const;
const MATERIALS = [
  'Ash',
  'Oak',
  'Walnut',
  'Cherry',
  'Stoneware',
  'Porcelain',
  'Terracotta',
  'Linen',
  'Wool',
  'Cotton',
  'Madder',
  'Indigo',
  'Letterpress',
  'Linocut',
  'Risograph',
  'Marbled',
] as const;
const THINGS = [
  'Bowl',
  'Stool',
  'Board',
  'Vase',
  'Mug',
  'Throw',
  'Cushion',
  'Print',
  'Notebook',
  'Shelf',
  'Spoon',
  'Plate',
  'Hanging',
  'Candlestick',
  'Tray',
  'Box',
  'Lamp',
  'Card Set',
  'Workshop',
  'Consultation',
] as const;
const MAKERS = [
  'in our workshop under the arches',
  'by hand, one at a time',
  'in batches of twelve',
  'to order, within three weeks',
  'from what the last project left over',
] as const;
const USES = [
  'It is meant for every day and gets better with use.',
  'It arrives wrapped in paper, ready to be given.',
  'Small differences are the mark of the hand that made it.',
  'We mend it free of charge for ten years.',
  'It goes with everything else on this shelf.',
] as const;
const FEATURES = [
  'Made by hand',
  'Signed by its maker',
  'Repaired free for ten years',
  'Plastic-free packaging',
  'Local material',
  'Posted within two days',
  'Tested for food',
  'Oil finish',
  'Numbered',
  'Comes with a card',
] as const;

const QUESTIONS = [
  'What We Learned From',
  'A Short Guide to',
  'The Case for',
  'How to Choose',
  'How to Look After',
  'Notes on',
  'The Trouble With',
  'In Praise of',
  'A Beginner’s View of',
  'Five Thoughts on',
] as const;
const SUBJECTS = [
  'a Wooden Bowl',
  'Old Tools',
  'Slow Glazes',
  'Handmade Paper',
  'the First Commission',
  'Natural Dyes',
  'a Good Chair',
  'Small Editions',
  'Workbenches',
  'Woollen Blankets',
  'the Winter Kiln',
  'Honest Prices',
  'Open Studios',
  'Borrowed Patterns',
  'Mending',
] as const;

/** The number makes title and slug unique, and says which ones a second run need not make again. */
export const itemTitle = (random: Random, number: number) =>
  `${pick(random, MOODS)} ${pick(random, MATERIALS)} ${pick(random, THINGS)}, No. ${number}`;

export const itemDescription = (random: Random, title: string) => {
  const [name = title] = title.toLowerCase().split(',');
  return `${/^[aeiou]/.test(name) ? 'An' : 'A'} ${name}, made ${pick(random, MAKERS)}. ${pick(random, USES)}`;
};

export const itemFeatures = (random: Random) => {
  const first = Math.floor(random() * FEATURES.length);
  return Array.from(
    { length: 3 + Math.floor(random() * 3) },
    (_, index) => FEATURES[(first + index * 3) % FEATURES.length],
  );
};

export const postTitle = (random: Random, number: number) =>
  `${pick(random, QUESTIONS)} ${pick(random, SUBJECTS)}, Part ${number}`;

export const slugOf = (title: string) => slugifyItemTitle(title);
