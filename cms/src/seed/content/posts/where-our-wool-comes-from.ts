import type { DemoPost } from '../types';

export const whereOurWoolComesFrom: DemoPost = {
  title: 'Where Our Wool Comes From',
  slug: 'where-our-wool-comes-from',
  excerpt:
    'Two farms, four hundred sheep and a mill that still has a bell. The road of a fleece from the hill to the throw.',
  category: 'materials',
  tags: ['wool-and-cloth'],
  author: 'ines',
  status: 'PUBLISHED',
  daysAgo: 236,
  viewCount: 655,
  likes: 7,
  picture: { name: 'hills/sunrise/sage', alt: 'Green hills behind hills with a large pale sun' },
  content: `A label can say "pure wool" and tell you nothing. From which sheep? Shorn by whom, washed where, spun by what? For a long time I could not answer these questions for my own cloth. Now I can, since the road is only sixty kilometres long and I have driven all of it in a van that smells of sheep.

## The hill

The first farm lies at the end of the valley, at four hundred metres, where the wind comes straight over. Two hundred and sixty ewes live there, small and grey and unimpressed. Their wool is coarse and strong and full of different lengths. It makes the weft of our throws: the part that gives the weight.

The second farm is down by the river. Its sheep are white, larger, and a good deal vainer. Their fleece is fine, long and soft, and it makes the part that touches your neck.

> A blanket needs both. All soft, and it lies there like a wet cat. All strong, and nobody sits under it.

## The shearing

It takes four minutes. The shearer comes for two days in June, with his own board, his own music and a back like a door hinge. We stand at the table and sort:

1. The dirty edges come off. They go on the rhubarb.
2. Shoulders and sides are the best: fine, even, long.
3. The back is weathered and a little dry.
4. The britch, from the hind legs, is for carpets.

A fleece weighs between two and three kilograms. After washing it is half of that. The other half was grease, rain and hill.

## The mill

There used to be eleven mills on our river. There is one, and it has five people, a dog and a bell that rang for the shift in 1890 and now rings for lunch. They wash with soap rather than with acid, so the yarn keeps some of its grease. Your hands notice it at once.

Carding, spinning, plying: it takes about three weeks, and we get it back on cones with the name of the farm on each. I have to order a year ahead. This is the part of the work that looks like a business.

## What it costs

| Step | Per kilogram of yarn |
| --- | ---: |
| Fleece, paid to the farmer | $9.00 |
| Shearing and sorting | $4.50 |
| Washing and spinning | $21.00 |
| Transport | $1.50 |
| **Together** | **$36.00** |

On the open market a farmer gets less for a fleece than it costs to shear it. Many burn it. We pay about six times the market price, and it adds eleven dollars to a throw. I have never met anybody who, when told this, wanted the eleven dollars back.

## What you can do with it

Wash it seldom. Air it often, best in fog, for wool cleans itself in damp air. If you must wash it, use cool water and no movement, for movement is what makes felt. And if the moth comes, bring it to us. The mending is free for ten years, and by then you will have learned how to do it.
`,
};
