/** Who ships packages, told by the form of their numbers. The most certain forms come first. */
export interface Carrier {
  name: string;
  numbers: RegExp;
  /** Whether a number of nothing but digits is really its own: by its check digit. */
  isOwn?: (digits: string) => boolean;
  trackingUrl: (number: string) => string;
}

const digitsOf = (text: string): number[] => [...text].map(Number);

/** The last digit follows from the others: each times its weight, from the right. */
const hasCheckDigit =
  (weights: readonly number[], toDigit: (sum: number) => number) =>
  (text: string): boolean => {
    if (!/^\d+$/.test(text)) return true;
    const [check, ...others] = digitsOf(text).reverse();
    const sum = others.reduce((total, digit, place) => total + digit * (weights[place % weights.length] ?? 1), 0);
    return toDigit(sum) === check;
  };

const upToTen = (sum: number): number => (10 - (sum % 10)) % 10;
const MOD_10 = hasCheckDigit([3, 1], upToTen);
const FEDEX_EXPRESS = hasCheckDigit([1, 3, 7], (sum) => (sum % 11) % 10);
/** What is left of the whole number, divided by seven. */
const DHL_EXPRESS = (text: string): boolean =>
  text.length !== 10 || Number(text.slice(0, 9)) % 7 === Number(text.slice(9));

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
    isOwn: MOD_10,
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
    isOwn: DHL_EXPRESS,
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
    numbers: /^(\d{12}|\d{15})$/,
    isOwn: (digits) => (digits.length === 12 ? FEDEX_EXPRESS(digits) : MOD_10(digits)),
    trackingUrl: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  },
];

/** Undefined if nobody’s numbers look like this one. Spaces and hyphens are only for people. */
export const carrierOf = (trackingNumber: string): { name: string; trackingUrl: string } | undefined => {
  const number = trackingNumber.replace(/[\s-]/g, '').toUpperCase();
  const carrier = CARRIERS.find(({ numbers, isOwn = () => true }) => numbers.test(number) && isOwn(number));
  return carrier && { name: carrier.name, trackingUrl: carrier.trackingUrl(number) };
};
