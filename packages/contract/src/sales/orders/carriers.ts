/** Who ships packages, told by the form of their numbers. The most certain forms come first. */
export interface Carrier {
  name: string;
  numbers: RegExp;
  trackingUrl: (number: string) => string;
}

const byCountry = (country: string) => new RegExp(`^[A-Z]{2}\\d{9}${country}$`);

export const CARRIERS: readonly Carrier[] = [
  {
    name: 'UPS',
    numbers: /^1Z[0-9A-Z]{16}$/,
    trackingUrl: (number) => `https://www.ups.com/track?tracknum=${number}`,
  },
  {
    name: 'USPS',
    numbers: /^(9[1-5]\d{18,24}|420\d{5}9[1-5]\d{18,20}|[A-Z]{2}\d{9}US)$/,
    trackingUrl: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  },
  {
    name: 'Royal Mail',
    numbers: byCountry('GB'),
    trackingUrl: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  },
  {
    name: 'Canada Post',
    numbers: /^(\d{16}|[A-Z]{2}\d{9}CA)$/,
    trackingUrl: (number) => `https://www.canadapost-postescanada.ca/track-reperage/en#/details/${number}`,
  },
  {
    name: 'Australia Post',
    numbers: byCountry('AU'),
    trackingUrl: (number) => `https://auspost.com.au/mypost/track/#/details/${number}`,
  },
  {
    name: 'DHL',
    numbers: /^(J?JD\d{16,20}|[A-Z]{2}\d{9}DE|GM\d{16,20}|\d{10})$/,
    trackingUrl: (number) => `https://www.dhl.com/us-en/home/tracking.html?tracking-id=${number}&submit=1`,
  },
  {
    name: 'La Poste',
    numbers: byCountry('FR'),
    trackingUrl: (number) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`,
  },
  {
    name: 'OnTrac',
    numbers: /^[CD]\d{14}$/,
    trackingUrl: (number) => `https://www.ontrac.com/tracking/?number=${number}`,
  },
  {
    name: 'Amazon Shipping',
    numbers: /^TBA\d{12}$/,
    trackingUrl: (number) => `https://track.amazon.com/tracking/${number}`,
  },
  {
    name: 'FedEx',
    numbers: /^(\d{12}|\d{15}|96\d{20})$/,
    trackingUrl: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
];

/** Undefined if nobody’s numbers look like this one. Spaces and hyphens are only for people. */
export const carrierOf = (trackingNumber: string): { name: string; trackingUrl: string } | undefined => {
  const number = trackingNumber.replace(/[\s-]/g, '').toUpperCase();
  const carrier = CARRIERS.find(({ numbers }) => numbers.test(number));
  return carrier && { name: carrier.name, trackingUrl: carrier.trackingUrl(number) };
};
