import type { DemoPost } from '../types';

export const glazeIsGlass: DemoPost = {
  title: 'Glaze Is Glass That Learned to Hold On',
  slug: 'glaze-is-glass',
  excerpt: 'Silica, flux, alumina: three roles and one recipe. What happens on the skin of a pot at 1,260 degrees.',
  category: 'materials',
  tags: ['clay', 'colour'],
  author: 'helen',
  status: 'PUBLISHED',
  daysAgo: 175,
  viewCount: 893,
  likes: 6,
  picture: {
    name: 'waves/bands/dusk',
    alt: 'Broad flowing bands of cream, terracotta, rust, sage and black below a pale sun',
  },
  content: `A glaze is a layer of glass, a quarter of a millimetre thick, that has melted onto clay and decided to stay. It goes on as grey mud and comes out as a lake. If you want to know why, you need three words and a little arithmetic.

## The three roles

Every glaze that was ever made has the same cast.

- **Silica** is the glass. Sand, flint and quartz are all silica. By itself it melts at 1,700 °C, which is far more than our kiln can do or our pots could stand.
- **Flux** brings that down. Potash, soda, chalk, wood ash: whatever breaks up the silica and makes it flow.
- **Alumina** is the stiffener. It comes with clay, and without it the melt would simply run down the pot and glue it to the shelf.

Too much silica is rough and dry. Too much flux runs. Too much alumina is matt and stony. A glaze is a balance between the three, and every potter has pots on a high shelf that show all three ways to fail.

## A recipe

This is our white, the one on the Harbour bowl. It has been in use for nineteen years with two changes.

~~~text
Stoa White, 1,260 °C, oxidation

  potash feldspar    40
  whiting            18
  china clay         16
  flint              22
  talc                4
                    ---
                    100

  + zircon            6
  + bentonite         2
~~~

The first five lines are the glaze. They always add up to a hundred, so that recipes can be compared. The two below are additions: zircon makes it white, and bentonite keeps it from settling into a brick at the bottom of the bucket.

## How to apply it

Three seconds. That is how long a bisque-fired pot stays in the bucket: in, one, two, three, out, and a turn of the wrist to send the drip around the rim. The porous clay drinks the water, and the powder stays on the surface.

1. Stir the bucket to the bottom, then stir it again.
2. Wipe dust off the pot with a damp sponge.
3. Dip, count, drain.
4. Scrape a line through the coat with a pin. It should be as thick as a postcard.
5. Clean the foot. Twice.

> Most glaze faults are foot faults.

## In the fire

At 600 °C the last chemical water leaves the clay. At 1,000 the glaze starts to stick. At 1,150 it is a froth of bubbles, and if you looked in at that moment you would despair. Then it heals. At 1,260 we hold the heat for twenty minutes so that the last bubbles rise and close behind them, and then we let it go down.

Cooling makes the surface. Quickly, and it stays clear. Slowly, between 1,100 and 900 degrees, and tiny crystals grow in it that give a bloom like the skin of a plum.

## Safe to eat from?

Yes, if the glaze is balanced and fully melted. Ours go to a laboratory once a year, where they sit in vinegar for a day and are tested for what comes out. The certificate hangs beside the kettle. There is never anything to read on it, and that is how we like it.
`,
};
