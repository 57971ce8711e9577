/** Fields that a category has for all of its items, and an item for itself. */
export const MARKDOWN = 'Supports Markdown. Shown on the item’s page.';

export const stockWords = (otherwise: string) =>
  ({
    stockOne: {
      column: 'stock_one',
      detail: true,
      csv: 'optionalText',
      console: {
        label: 'Unit (singular)',
        help: `Such as “spot left”, as in “1 spot left”. Leave empty to use ${otherwise}.`,
      },
    },
    stockMany: {
      column: 'stock_many',
      detail: true,
      csv: 'optionalText',
      console: {
        label: 'Unit (plural)',
        help: `Such as “spots left”, as in “3 spots left”. Leave empty to use ${otherwise}.`,
      },
    },
  }) as const;

const SHIPPING = 'Off for downloads, services, and workshops. Checkout then doesn’t ask for an address.';

export const saleFields = (otherwise: { delivery: string; taxClass: string }) =>
  ({
    needsShipping: {
      column: 'needs_shipping',
      detail: true,
      csv: 'flag',
      console: { label: 'Requires shipping', help: `${SHIPPING}${otherwise.delivery}` },
    },
    taxClass: {
      column: 'tax_class',
      detail: true,
      csv: 'optionalText',
      console: {
        label: 'Tax class',
        help: `Such as standard or reduced. Rates are set for each class in the panel, under Selling. Leave empty to use ${otherwise.taxClass}.`,
      },
    },
  }) as const;

export const sharedSections = (otherwise: string) =>
  ({
    delivery: {
      column: 'delivery',
      detail: true,
      csv: 'optionalText',
      console: { label: 'Shipping and returns', help: `${MARKDOWN} Leave empty to use ${otherwise}.` },
    },
    care: {
      column: 'care',
      detail: true,
      csv: 'optionalText',
      console: { label: 'Care', help: `${MARKDOWN} Leave empty to use ${otherwise}.` },
    },
  }) as const;
