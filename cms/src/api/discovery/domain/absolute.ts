/** A path on this site as a full URL; other addresses stay as they are. */
export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? origin + address : address;

const TAG = /<[a-z][^>]*>/gi;
const OWN_ADDRESS = /\b(href|src)="([/#][^"]*)"/g;

/** HTML of a page as it can be shown anywhere else: its links and images keep leading to the shop. */
export const withAbsoluteAddresses = (html: string, origin: string, page: string): string =>
  html.replace(TAG, (tag) =>
    tag.replace(
      OWN_ADDRESS,
      (_all, name, address) => `${name}="${address.startsWith('#') ? origin + page : origin}${address}"`,
    ),
  );
