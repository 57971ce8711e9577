import type { Readable } from 'node:stream';
import { type Download, hasInvoice, type Order, type OrderDocumentsInput } from '@stoa/contract';
import { environment } from '../../../environment';
import { conflict } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { readOrderDetail } from '../orders/order-detail';
import { writeInvoice, writePackingSlip } from './order-documents';
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
    const { store, sales } = services(strapi);
    const { shopName, contactEmail } = await store.settings.read();
    const { invoiceDetails } = await sales.settings.read();
    const website = new URL(environment.publicUrl).host;
    const seller = { name: shopName, email: contactEmail, website, details: invoiceDetails };
    const sheets = createSheets(perPage);
    for (const number of numbers) {
      const order = await readOrderDetail(strapi, number);
      if (!order) continue;
      if (document === 'invoice') writeInvoice(sheets, order, seller);
      else writePackingSlip(sheets, order, seller, fulfillmentId);
    }
    return sheets.end();
  },
});
