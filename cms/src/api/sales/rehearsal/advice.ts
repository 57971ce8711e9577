import { counted, countryName, type RehearsalAdvice } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { services } from '../../../services';
import { takesTestPayments } from '../payments/payment-methods';

type Said = RehearsalAdvice | false;

const missing = (place: RehearsalAdvice['place'], text: string): RehearsalAdvice => ({ kind: 'MISSING', text, place });
const better = (place: RehearsalAdvice['place'], text: string): RehearsalAdvice => ({ kind: 'ADVICE', text, place });

const PRIVACY = /privacy/i;
const TERMS = /terms|returns|refund|legal|policies/i;

/** What a customer, or the law, would miss; what nobody can buy without comes first. */
export const findAdvice = async (strapi: Core.Strapi): Promise<RehearsalAdvice[]> => {
  const sql = strapi.db.connection;
  const { sales, mail, store, notifications, marketplace } = services(strapi);
  const [settings, shop, isNamed, { footer }, recipients, hasServer, items] = await Promise.all([
    sales.settings.read(),
    store.settings.read(),
    store.settings.isNamed(),
    store.menus.readPublic(),
    notifications.choices.recipients(sql, 'newOrder'),
    mail.server.isConnected(),
    marketplace.sale.candidates(sql, 1),
  ]);
  const methods = settings.shippingMethods.filter(({ enabled }) => enabled);
  const pickUps = methods.filter(({ pickUp }) => pickUp);
  const says = (label: RegExp): boolean => footer.some((link) => label.test(link.label));
  const online = settings.connections.filter(({ fault }) => fault === null);
  const advice: Said[] = [
    items.length === 0 && missing('ITEMS', 'There is nothing to buy. Publish an item with a price.'),
    settings.obstacles.includes('PAYMENT') && missing('PAYMENT', 'Nobody can pay. Turn on a payment method.'),
    settings.obstacles.includes('SHIPPING') && missing('SHIPPING', 'Nothing can be shipped. Add a shipping method.'),
    ...settings.connections.map(
      ({ title, fault }): Said => fault !== null && missing('PAYPAL', `Nobody can pay with ${title}. ${fault}`),
    ),
    !hasServer &&
      missing('MAIL_SERVER', 'Customers get no email: emails are only written to files. Connect a mail server.'),
    recipients.length === 0 && missing('STAFF', 'Nobody is told about new orders. Choose who gets an email.'),
    ...settings.countriesNotShippedTo.map(
      (country): Said =>
        better('SHIPPING', `You don’t ship to ${countryName(country)}, though you’re there or collect tax there.`),
    ),
    ...pickUps.flatMap(({ name, pickUpAddress, pickUpHours }): Said[] => [
      !pickUpAddress && better('SHIPPING', `“${name}” doesn’t say where. Add an address.`),
      !pickUpHours && better('SHIPPING', `“${name}” doesn’t say when. Add hours.`),
    ]),
    methods.some(({ pricing }) => pricing === 'BY_WEIGHT') &&
      settings.itemsWithoutWeight > 0 &&
      better('ITEMS', `Shipping depends on weight. Without one: ${counted(settings.itemsWithoutWeight, 'item')}.`),
    settings.taxRates.length === 0 &&
      better('TAXES', 'No tax is charged anywhere. Add tax rates if you have to collect it.'),
    online.length === 0 && better('PAYPAL', 'Customers can’t pay online. Connect PayPal.'),
    online.length > 0 && takesTestPayments() && better('PAYPAL', 'Payments are in test mode: no real money moves.'),
    !shop.address &&
      !settings.invoiceDetails &&
      better('SHOP', 'Invoices don’t say where you are. Add your address and tax number.'),
    !isNamed && better('SHOP', 'Your shop still has the name that it came with.'),
    !shop.contactEmail && better('SHOP', 'Customers can’t see where to write. Add a contact email.'),
    !says(PRIVACY) && better('PAGES', 'The footer has no link to a privacy policy.'),
    !says(TERMS) && better('PAGES', 'The footer has no link to your terms or returns policy.'),
  ];
  return advice.filter((one) => one !== false);
};
