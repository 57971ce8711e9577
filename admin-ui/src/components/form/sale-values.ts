/** What checkout has to know, of an item and of a category. */
export const saleLabels = { needsDelivery: 'Requires shipping', taxClass: 'Tax class' };

export const AS_THE_CATEGORY = 'Same as category';
export const deliveryChoices = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export const deliveryInWords = (value: string): string =>
  deliveryChoices.find((choice) => choice.value === value)?.label ?? AS_THE_CATEGORY;
