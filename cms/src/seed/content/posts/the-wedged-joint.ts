import type { DemoPost } from '../types';

export const theWedgedJoint: DemoPost = {
  title: 'The Wedged Joint, or Why Our Stools Do Not Wobble',
  slug: 'the-wedged-joint',
  excerpt: 'A leg, a hole and a sliver of oak. The oldest joint in the shop, drawn apart piece by piece.',
  category: 'techniques',
  tags: ['wood', 'tools'],
  author: 'marcus',
  status: 'DRAFT',
  daysAgo: 2,
  viewCount: 0,
  likes: 0,
  picture: { name: 'tools/chisels/dusk', alt: 'Seven chisels and gouges hanging from a rail in the evening light' },
  content: `Pick up an old milking stool. The seat may be split and the legs worn to different lengths, but the joints will be tight, and there is no screw in them. What holds it together is a wedge: a splinter of harder wood, driven into the end of the leg from above. This article takes the joint apart.

## The idea

A round peg in a round hole holds by friction, and friction fades. Wood shrinks in winter and swells in summer, and each year the peg becomes a little more of a guest. A wedge turns the straight hole into a dovetail. The end of the leg spreads inside the seat until it is wider at the top than at the bottom, and after that it cannot leave by the way it came.

## The steps

### Drill at an angle

Legs that stand straight up make a stool that falls over. We splay ours by twelve degrees in both directions. The angle is set with a sliding bevel that stands beside the drill, and with a second person who says "more" and "less".

### Taper the hole

A reamer turns the hole into a cone, wider underneath. The top of the leg gets the same taper on a lathe or with a rounding plane. Cone in cone: the harder you sit, the tighter it gets.

### Saw the slot

The slot in the end of the leg runs **across** the grain of the seat. This is the one rule that you must not forget. A wedge along the grain splits the seat in two, usually on the last of the three legs.

### Make the wedge

Oak, split rather than sawn, so that the fibres run from end to end. Long and thin is better than short and fat:

- length: the depth of the slot and a finger more
- thickness at the thick end: 5 mm
- angle: no more than six degrees

### Drive it

Put the leg in, stand the stool on something solid, and hit the wedge squarely. Listen. The sound climbs with each blow, and when it stops climbing you stop as well.

> Three blows after the note stops rising, you own two half seats.

## A table for other sizes

| Leg at the joint | Slot depth | Wedge at the thick end |
| --- | --- | --- |
| 22 mm | 25 mm | 4 mm |
| 28 mm | 30 mm | 5 mm |
| 35 mm | 36 mm | 6 mm |

## Trimming

Saw the stub flush with the seat, then pare it with a wide chisel, from the edge to the middle so that nothing breaks out. The wedge shows as a thin dark line across a pale circle. We used to think that it should be hidden. Now people turn the stool around in the shop, run a thumb over that line and say: oh, that is how.

## Does it need glue?

No. We use a little all the same, for it keeps damp out of the end grain. But a stool that needs glue to stand has a different problem, and the problem is somewhere in the steps above.

*Still to do: photographs of the reamer and of the split seat from last week.*
`,
};
