import { type Item, type RehearsedCheckout, shopPaths } from '@stoa/contract';

interface Preview {
  label: string;
  /** Of a page; email and invoice have none. */
  path?: string;
  /** What of the page is an example. */
  content?: Record<string, unknown>;
}

/** What a brand is shown on. Some of it needs an item. */
export const previewsWith = (item: Item | undefined): [Preview, ...Preview[]] => [
  { label: 'Home', path: shopPaths.home },
  { label: 'Items', path: shopPaths.marketplace },
  ...(item
    ? [
        { label: 'Item', path: shopPaths.item(item.slug) },
        { label: 'Checkout', path: shopPaths.checkout, content: { checkout: checkoutOf(item) } },
      ]
    : []),
  { label: 'Email' },
  { label: 'Invoice' },
];

/** A cart with one item. */
const checkoutOf = ({ id, title, slug, imageUrl, price }: Item): RehearsedCheckout => ({
  lines: [
    {
      itemId: id,
      variantId: null,
      quantity: 1,
      title,
      choice: null,
      slug,
      imageUrl,
      schedule: null,
      unitPrice: price,
      priceKind: 'FIXED',
      total: price,
      discount: 0,
      problem: null,
      left: null,
    },
  ],
  email: 'clara@example.com',
  name: 'Clara Berg',
  address: null,
  pickUp: false,
  shippingMethodId: null,
  code: null,
  paymentMethod: null,
});
