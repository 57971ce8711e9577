import { textOrNull } from '../input/fields';

/** Who sells, as everybody may know: on the contact page, and, without opening hours, on invoices and in emails. */
export interface BusinessDetails {
  /** What the business is called by law, where that isn't the shop's name. */
  legalName: string | null;
  /** As lines of text. */
  address: string | null;
  phone: string | null;
  /** As it's to be read, such as EIN 12-3456789. */
  taxNumber: string | null;
  /** As lines of text. */
  openingHours: string | null;
}

export const businessFields = {
  legalName: textOrNull('Legal name', 200),
  address: textOrNull('Address', 500),
  phone: textOrNull('Phone', 50),
  taxNumber: textOrNull('Tax number', 100),
  openingHours: textOrNull('Opening hours', 500),
};

export const textLines = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** As they stand on paper and in emails; the tax number only where what is sold is invoiced. */
export const businessLines = (
  { legalName, address, phone, taxNumber }: Omit<BusinessDetails, 'openingHours'>,
  { withTaxNumber }: { withTaxNumber: boolean },
): string[] => [
  ...textLines(legalName),
  ...textLines(address),
  ...textLines(phone),
  ...(withTaxNumber ? textLines(taxNumber) : []),
];
