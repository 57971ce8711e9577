import { type BusinessDetails, type Store, textLines } from '@stoa/contract';
import type { JsonLdValue } from '@stoa/web-kit';

/** Who sells, as search engines read it. */
export const organizationOf = (
  { legalName, address, phone, taxNumber }: BusinessDetails,
  { shopName, contactEmail, socialLinks }: Store,
  origin: string,
): JsonLdValue => ({
  '@type': address ? 'LocalBusiness' : 'Organization',
  name: shopName,
  url: origin,
  ...(legalName && { legalName }),
  ...(address && { address: textLines(address).join(', ') }),
  ...(phone && { telephone: phone }),
  ...(contactEmail && { email: contactEmail }),
  ...(taxNumber && { taxID: taxNumber }),
  ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
});
