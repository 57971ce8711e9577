import * as yup from 'yup';
import { emailText, recordId } from '../input/fields';

/** Apart from the shop’s other API paths, which every page needs. */
export const STOCK_ALERTS = '/api/stock-alerts';

/** An email to a shopper once something can be bought again. */
export const stockAlertInput = yup.object({
  itemId: recordId('Item').required('Item is required'),
  /** Of an item with options. */
  variantId: recordId('Variant').nullable().default(null),
  email: emailText(),
});
export type StockAlertInput = yup.InferType<typeof stockAlertInput>;
