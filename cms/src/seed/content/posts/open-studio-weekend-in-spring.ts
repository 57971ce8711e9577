import type { DemoPost } from '../types';

export const openStudioWeekendInSpring: DemoPost = {
  title: 'Open Studio Weekend in Spring',
  slug: 'open-studio-weekend-in-spring',
  excerpt: 'Two days of open doors, warm kilns and second-choice pots. The plan for both days, and how to find us.',
  category: 'studio-notes',
  tags: ['learning'],
  author: 'helen',
  status: 'ARCHIVED',
  daysAgo: 228,
  viewCount: 1420,
  likes: 6,
  picture: {
    name: 'colonnade/gate/marble',
    alt: 'A great arch above four steps, with two round trees in pots beside it',
  },
  content: `Once a year we take the chains off the gates, move the looms to the walls and let everybody in. This year the open weekend falls on the first warm Saturday and Sunday of spring. You do not need a ticket, and you do not need to buy anything, although the table of second-choice pots has been known to change people's minds.

## What you can see

Every workshop is running for both days, with the person who works there beside it. Ask anything. The questions that begin with "this may be stupid, but" are usually the best ones.

| Time | Where | What |
| --- | --- | --- |
| 10:00 | Yard | The kiln is opened, still warm |
| 11:00 | Print room | Pull your own card on the proofing press |
| 13:00 | Long table | Soup and bread for everyone |
| 14:30 | Wood shop | Marcus splits a log and makes a spoon from it |
| 16:00 | Loom room | Warping a loom, with helpers wanted |
| 17:30 | Under the arches | Music, and the last of the soup |

Sunday has the same plan, except that the kiln is already open and there is more cake.

## For children

There is a corner with clay, aprons and a hose. Children above six may use the small potter's wheel if a grown-up sits on the other side. Whatever they make can dry on our shelves; we fire it with the next load and you collect it in three weeks. Please write a name underneath, and not only a heart. Last year we had eleven hearts.

## Second-choice pots

These are pots with a story: a glaze that ran, a handle that leaned, a foot that a brick kissed in the firing. They hold water and they hold soup. They cost half, and the money goes into the fund that pays for free places in our workshops.

- Bowls and mugs from twelve dollars
- Plates by weight, like cheese
- A basket of test tiles, which make very good coasters

> Bring a box and newspaper. We always run out of both by noon.

## How to find us

We are in the old covered market behind the station, under the seventh arch from the left. The bus stops at the corner. If you come by bicycle, there is a rail in the yard; if you come by car, please use the car park by the river, because the lane belongs to the pushchairs on that day.

The ground floor is level from the street to the long table, and there is a wide lavatory by the print room. The wood shop has one step and a ramp that we put down. It can be loud there when the bandsaw runs: we ring a bell first.

## If you cannot come

Everything on the good shelves will be in the shop from Monday morning. The second-choice pots will not, as they are hard to describe and harder to photograph. You will have to come and meet them next year.
`,
};
