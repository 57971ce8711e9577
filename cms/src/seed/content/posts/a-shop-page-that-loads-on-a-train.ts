import type { DemoPost } from '../types';

export const aShopPageThatLoadsOnATrain: DemoPost = {
  title: 'A Shop Page That Loads on a Train',
  slug: 'a-shop-page-that-loads-on-a-train',
  excerpt:
    'Half of our visitors are on a telephone, and some of those are in a tunnel. Five changes that made our pages six times lighter.',
  category: 'the-craft-business',
  tags: ['web', 'tools'],
  author: 'marcus',
  status: 'PUBLISHED',
  daysAgo: 70,
  viewCount: 1175,
  likes: 7,
  picture: {
    name: 'screens/website/sage',
    alt: 'A light and a dark page of a website with arches and blocks of colour',
  },
  content: `I was on the slow train along the river when a friend asked to see the new stools. I opened our own shop on my telephone. The logo came. The menu came. Then there was a grey rectangle for eleven seconds, then a tunnel, and then she wanted to talk about something else.

I make furniture, but I also look after the website. This is what I changed in the following week. None of it is clever, and all of it helped.

## Weigh it first

A page has a weight, just as a parcel has. Every browser will tell you: open the developer tools, choose *Network*, reload, and look at the foot of the window. Ours said **6.8 MB**. On a good line that is nothing. On the train it is eleven seconds of grey.

| What | Before | After |
| --- | ---: | ---: |
| Pictures | 5,900 KB | 780 KB |
| Fonts | 410 KB | 96 KB |
| Scripts | 480 KB | 190 KB |
| The rest | 40 KB | 38 KB |

## Pictures of the right size

The worst of it was simple. We had photographs four thousand pixels wide, shown in a card as large as a matchbox. The telephone loaded all of it and then threw most of it away.

HTML can offer several sizes and let the browser choose:

~~~html
<img
  src="stool-750.webp"
  srcset="stool-500.webp 500w, stool-750.webp 750w, stool-1600.webp 1600w"
  sizes="(max-width: 600px) 100vw, 33vw"
  width="1600" height="1200"
  alt="A round ash stool beside a window"
  loading="lazy" />
~~~

Four things are worth a look in there. \`srcset\` is the list of sizes. \`sizes\` says how wide the picture will be on the page. \`width\` and \`height\` keep its place free, so that nothing jumps. And \`loading="lazy"\` leaves the ones further down for later.

## A modern format

JPEG is from 1992. WebP and AVIF show the same picture in a half or a third of the bytes. Every current browser reads both, and your image editor can save at least one of them.

## Two fonts, not seven

We had loaded seven cuts of a typeface and used three. A *variable* font holds all weights in one file. Take only the alphabets that you need, and tell the browser to show text at once:

~~~css
@font-face {
  font-family: "Fraunces";
  src: url("/fonts/fraunces-latin.woff2") format("woff2");
  font-weight: 300 800;
  font-display: swap;
}
~~~

## Fewer guests

We had a chat window that nobody used, a map that nobody opened, and a counter that counted, among other things, how long it took to load the counter. Each was somebody else's code on our page. They have all gone home.

> The fastest script is the one that you did not invite.

## A list for your own page

- [x] Look up the weight in the network panel
- [x] No picture wider than twice its place on the screen
- [x] WebP or AVIF for photographs
- [x] \`width\` and \`height\` on every picture
- [ ] Try it on the slow train

The last box stays open on purpose. I tick it every month, between the second bridge and the tunnel.
`,
};
