/** What checkout has to know, of an item and of a category. */
export const saleLabels = { needsShipping: 'Requires shipping', taxClass: 'Tax class' };

export const AS_THE_CATEGORY = 'Same as category';
export const shippingChoices = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export const formatShipping = (value: string): string =>
  shippingChoices.find((choice) => choice.value === value)?.label ?? AS_THE_CATEGORY;
