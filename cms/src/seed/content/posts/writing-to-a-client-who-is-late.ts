import type { DemoPost } from '../types';

export const writingToAClientWhoIsLate: DemoPost = {
  title: 'Writing to a Client Who Is Late',
  slug: 'writing-to-a-client-who-is-late',
  excerpt: 'Three letters, from friendly to firm, that have brought in every unpaid invoice but one.',
  category: 'the-craft-business',
  tags: ['pricing'],
  author: 'ines',
  status: 'DRAFT',
  daysAgo: 10,
  viewCount: 0,
  likes: 0,
  picture: { name: 'botanical/olive/sand', alt: 'An olive branch with dark fruit across an arch' },
  content: `Nobody became a weaver in order to write reminders. But a studio lives on the day on which the money arrives, not on the day on which the invoice was sent, and the distance between these two days is partly a matter of letters. Here are ours. Take them.

## Before it is late

Most late payments begin before the work does. Four lines in the offer have saved us more than all the letters together:

- a third on ordering, a third when we show the sample, a third on delivery
- the name of the person who *pays*, for it is seldom the person who orders
- fourteen days, with the date written out
- work pauses when a part is overdue, and the delivery date moves with it

The last line sounds hard. In nine years we have used it twice, and both clients said that they would have done the same.

## The first letter: three days after

Assume that it was forgotten, since nearly always it was.

> Dear Ms Keller,
>
> I hope that the curtains are behaving themselves. Our invoice 214 of 3 March was due last Friday, and I cannot see it in our account yet. Perhaps it got lost on the way? I attach it again, so that you need not look for it.
>
> With warm regards, Ines

No threat, no "kindly", no capital letters. There are three things in it: which invoice, when it was due, and a copy. In our experience this letter alone brings in four out of five.

## The second letter: two weeks after

Shorter, and with a question that has to be answered.

> Dear Ms Keller,
>
> Invoice 214 is still open. Is there something about it that is not right? If so, please ring me and we will sort it out. If not, please let me know by Thursday on which day you will pay.

The question does the work. There is sometimes indeed something that is not right: a wrong order number, a scratched hem, somebody on leave. You want to know that now.

## The third letter: five weeks after

By post, signed, with a date and a consequence that you are prepared to carry out.

1. State the sum and how long it has been due.
2. State the date by which it must have arrived.
3. State exactly what happens on the day after.
4. Thank them. It costs nothing, and a judge may read it.

## On the telephone

If you can bear it, ring before the third letter. People who can ignore an envelope for a month cannot ignore a voice for ten seconds. Say your name, say the number of the invoice, and then *be silent*. The silence is the most difficult part, and it is also the only one that works.

## The one that got away

It was a café. They closed on a Sunday, and the chairs were sold on the Monday. We lost six hundred dollars and a set of cushions. I walk past sometimes. It is a bank now, and in its window there is a poster about trust.

*To do before publishing: ask Helen whether the café should stay in.*
`,
};
