/** What checkout has to know, of an item and of a category. */
export const saleLabels = { needsShipping: 'Requires shipping', taxClass: 'Tax class' };

/** Classes are words of the shop’s own, as typed. */
export const formatTaxClass = (taxClass: string): string => taxClass.charAt(0).toUpperCase() + taxClass.slice(1);

export const AS_THE_CATEGORY = 'Same as category';
export const shippingChoices = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export const formatShipping = (value: string): string =>
  shippingChoices.find((choice) => choice.value === value)?.label ?? AS_THE_CATEGORY;
