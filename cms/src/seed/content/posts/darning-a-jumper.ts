import type { DemoPost } from '../types';

export const darningAJumper: DemoPost = {
  title: 'Darning a Jumper, Visibly',
  slug: 'darning-a-jumper-visibly',
  excerpt:
    'A hole in the elbow is an invitation. A woven darn in one evening, with a list of what you need and what you do not.',
  category: 'techniques',
  tags: ['wool-and-cloth', 'care-and-repair', 'learning'],
  author: 'ines',
  status: 'PUBLISHED',
  daysAgo: 81,
  viewCount: 1043,
  likes: 9,
  picture: { name: 'weave/plain/sand', alt: 'Cloth seen close, with crossing threads of rust, cream, sage and brown' },
  content: `There are two ways to mend a jumper. One pretends that nothing happened. It needs matching wool, good light and a steady conscience, and it nearly always shows in the end. The other says: here was a hole, and somebody cared. This is about the second one.

A woven darn is a tiny piece of cloth that you make in the place where the cloth has gone. If you have ever seen a loom, you know how it works already. If you have not, a potholder will do.

## What you need

- [x] The jumper, washed and dry
- [x] Wool of about the same thickness, in a colour that you like
- [x] A blunt needle with a large eye
- [x] Something round and smooth to stretch the hole over: a lemon is perfect
- [ ] A darning mushroom, if you inherit one
- [ ] Patience, which arrives by itself after the fourth row

You do not need a pattern, a machine, or permission.

## Get the edges right

Turn the jumper right side out and look at the hole for a while. The real hole is larger than the visible one: around it the fabric is thin and ready to go. Your darn has to reach into the part that is still sound, by a finger's width on every side.

Do not cut anything away. Loose loops are friends. Catch each with the needle as you pass and it will never run.

## Lay the warp

Put the lemon under the hole. Start a finger's width below it and a finger's width to the left, and sew a line of running stitches upwards. When you reach the hole, carry the thread straight across it; on the far side, go on with your stitches. Turn, leave a tiny loop for shrinkage, and come back beside it.

Keep the threads parallel and as close as the wool is thick. After twenty lines you have a small harp.

> Do not pull. A darn that is tight today is a dimple tomorrow and a new hole in March.

## Weave

Now go across. Over one, under one, over one, under one. At the end of the row turn and do the opposite. Push each row against the last with the tip of the needle.

1. Begin in the sound fabric, not at the edge of the hole.
2. Weave right through the warp and into the fabric on the other side.
3. Leave a small loop at every turn.
4. Every fifth row, hold it away from you and look.

If you change colour half-way through, you have a stripe. If you skip every second thread in a rhythm, you have a twill. This is how weavers begin, and some of us never get out again.

## Finish

Weave the ends into the back for a few centimetres and cut them. Take out the lemon. Lay the darn under a damp cloth and set a warm iron on it for a breath, without moving it.

The mended elbow will be the strongest part of the jumper. In five years the rest will need it, and by then you will have opinions about needles.
`,
};
