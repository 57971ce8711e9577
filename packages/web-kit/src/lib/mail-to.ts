/** A link that writes to an address, whatever is in it: `a?bcc=eve` is a name that an address may have. */
export const mailTo = (address: string): string => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
