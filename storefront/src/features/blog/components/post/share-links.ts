type ShareTarget = { name: string; address: (url: string, title: string) => string };

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** Plain links: nothing is loaded from these networks, and they learn nothing about readers who don't follow them. */
export const shareTargets: ShareTarget[] = [
  { name: 'X', address: (url, text) => withQuery('https://x.com/intent/post', { url, text }) },
  { name: 'Facebook', address: (u) => withQuery('https://www.facebook.com/sharer/sharer.php', { u }) },
  { name: 'LinkedIn', address: (url) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }) },
];

/** Email programs read %20 as a space, but show a plus as a plus. */
export const mailAddress = (url: string, title: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
