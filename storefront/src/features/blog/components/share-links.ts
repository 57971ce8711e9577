type ShareTarget = { name: string; address: (url: string, title: string) => string };

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** Plain addresses: nothing of these networks is loaded, and nobody hears of a reader who does not follow them. */
export const shareTargets: ShareTarget[] = [
  { name: 'X', address: (url, text) => withQuery('https://x.com/intent/post', { url, text }) },
  { name: 'Facebook', address: (u) => withQuery('https://www.facebook.com/sharer/sharer.php', { u }) },
  { name: 'LinkedIn', address: (url) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }) },
];

/** Mail programs take %20 for a space, and show a plus as a plus. */
export const mailAddress = (url: string, title: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
