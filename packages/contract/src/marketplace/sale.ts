import { flag, flagOrNull, textOrNull } from '../input/fields';

/** The tax class of what names none. */
export const STANDARD_TAX_CLASS = 'standard';

/** What checkout has to know of an item. */
export interface Sale {
  needsDelivery: boolean;
  taxClass: string;
}

const taxClass = textOrNull('Tax class', 40);

export const categorySaleFields = { needsDelivery: flag('Requires shipping'), taxClass };
export const itemSaleFields = { needsDelivery: flagOrNull('Requires shipping'), taxClass };
