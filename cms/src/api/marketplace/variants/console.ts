import type { ConsoleLayout } from '../../../console/layout';

export const variantLayout: ConsoleLayout = {
  uid: 'api::marketplace.item-variant',
  mainField: 'sku',
  sort: { by: 'createdAt', order: 'DESC' },
  columns: ['item', 'option1', 'option2', 'option3', 'sku', 'price', 'stock', 'enabled'],
  form: [
    { item: 12 },
    { option1: 4, option2: 4, option3: 4 },
    { sku: 6, barcode: 6 },
    { price: 4, discountPrice: 4, stock: 4 },
    { imageUrl: 12 },
    { enabled: 12 },
  ],
  labels: {
    item: 'Item',
    option1: 'Option 1',
    option2: 'Option 2',
    option3: 'Option 3',
    sku: 'SKU',
    barcode: 'Barcode',
    price: 'Price ($)',
    discountPrice: 'Discount price ($)',
    stock: 'Stock',
    imageUrl: 'Image',
    enabled: 'Active',
  },
  help: {
    price: 'Leave empty for the item’s own price.',
    discountPrice: 'What shoppers pay instead of this variant’s price.',
    stock: 'How many are left to sell: 0 or more. Leave empty if it isn’t counted.',
    imageUrl: 'The address of one of the item’s images.',
  },
  readOnly: ['item', 'option1', 'option2', 'option3'],
};
