import { flag, flagOrNull, textOrNull } from '../../input/fields';

/** The tax class of what names none. */
export const STANDARD_TAX_CLASS = 'standard';

/** What checkout has to know of an item. */
export interface Sale {
  needsShipping: boolean;
  taxClass: string;
}

const taxClass = textOrNull('Tax class', 40);

export const categorySaleFields = { needsShipping: flag('Requires shipping'), taxClass };
export const itemSaleFields = { needsShipping: flagOrNull('Requires shipping'), taxClass };
