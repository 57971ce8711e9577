import type { Readable } from 'node:stream';
import { type Download, hasInvoice, type Order, type OrderDocumentsInput, type PublicBrand } from '@stoa/contract';
import { environment } from '../../../environment';
import { conflict } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { readNumbering } from '../numbering/order-numbering';
import { readOrderDetail } from '../orders/order-detail';
import { readNewestOrder } from '../orders/order-row';
import { EXAMPLE_INVOICE } from './example-order';
import { letterheadOf } from './letterhead';
import { type Seller, writeInvoice, writePackingSlip } from './order-documents';
import { createSheets } from './sheets';

/** Invoices and packing slips as PDF. */
export default ({ strapi }: Context) => ({
  /** For its customer, who is known to be allowed to see the order. */
  offerInvoice({ number, state }: Pick<Order, 'number' | 'state'>): Promise<Download> {
    if (!hasInvoice(state)) throw conflict('This order has no invoice: nothing of it was paid');
    return services(strapi).importExport.downloads.offerDocuments({
      document: 'invoice',
      numbers: [number],
      fulfillmentId: null,
      perPage: 1,
    });
  },

  /** One after the other; numbers that no order has are left out. */
  async pdf({ document, numbers, fulfillmentId, perPage }: OrderDocumentsInput): Promise<Readable> {
    const sheets = createSheets(perPage, await letterheadOf(await services(strapi).store.brand.readPublic()));
    const seller = await sellerOf(strapi);
    for (const number of numbers) {
      const order = await readOrderDetail(strapi, number);
      if (!order) continue;
      if (document === 'invoice') writeInvoice(sheets, order, seller);
      else writePackingSlip(sheets, order, seller, fulfillmentId);
    }
    return sheets.end();
  },

  /** Of the newest order, or an example, in the look of a brand that may not be saved. */
  async sampleInvoice(brand: PublicBrand | null): Promise<Readable> {
    const sheets = createSheets(1, await letterheadOf(brand));
    const newest = await readNewestOrder(strapi.db.connection);
    const order = newest && (await readOrderDetail(strapi, newest.number));
    writeInvoice(sheets, order ?? EXAMPLE_INVOICE, await sellerOf(strapi));
    return sheets.end();
  },
});

const sellerOf = async (strapi: Context['strapi']): Promise<Seller> => {
  const { store, sales } = services(strapi);
  const { shopName, contactEmail, timeZone, ...business } = await store.settings.read();
  const { invoiceDetails } = await sales.settings.read();
  const website = new URL(environment.publicUrl).host;
  return {
    name: shopName,
    email: contactEmail,
    website,
    business,
    more: invoiceDetails,
    timeZone,
    numbering: await readNumbering(strapi.db.connection),
  };
};
