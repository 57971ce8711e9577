import * as yup from 'yup';
import { choice } from '../../input/fields';
import { isPaid, type OrderState } from './states';

export const ORDER_DOCUMENTS = ['invoice', 'packing-slip'] as const;
export type OrderDocument = (typeof ORDER_DOCUMENTS)[number];

export const ORDER_DOCUMENT_NAMES: Record<OrderDocument, string> = {
  invoice: 'Invoice',
  'packing-slip': 'Packing slip',
};

/** As many as one file has. */
export const MAX_DOCUMENT_ORDERS = 100;

/** Orders as one PDF. */
export const orderDocumentsInput = yup.object({
  document: choice('Document', ORDER_DOCUMENTS).required('Document is required'),
  numbers: yup
    .array()
    .typeError('Orders must be a list')
    .of(yup.number().typeError('Orders must be numbers').integer('Orders must be numbers').min(1).required())
    .required('Choose at least one order')
    .min(1, 'Choose at least one order')
    .max(MAX_DOCUMENT_ORDERS, `Choose at most ${MAX_DOCUMENT_ORDERS} orders`),
  /** The id of a package: a packing slip of what is in it. Null: of what is left to fulfill. */
  fulfillmentId: yup.number().typeError('Package must be a number').nullable().default(null),
  perPage: yup.number().oneOf([1, 4], 'Orders per page must be 1 or 4').default(1),
});
export type OrderDocumentsInput = yup.InferType<typeof orderDocumentsInput>;

/** Whether its customer can have an invoice: before that, nobody owes anything. */
export const hasInvoice = (state: OrderState): boolean => isPaid(state) || state === 'AWAITING_PAYMENT';
