import type { ConsoleLayout } from '../../../console/layout';

export const propertyLayout: ConsoleLayout = {
  uid: 'api::marketplace.item-property',
  mainField: 'name',
  sort: { by: 'place', order: 'ASC' },
  columns: ['category', 'place', 'name', 'slug', 'kind', 'unit', 'facet'],
  form: [{ category: 8, place: 4 }, { name: 6, slug: 6 }, { kind: 6, unit: 6 }, { choices: 12 }, { facet: 12 }],
  labels: {
    category: 'Category',
    place: 'Place',
    name: 'Name',
    slug: 'Slug',
    kind: 'Kind',
    unit: 'Unit',
    choices: 'Values',
    facet: 'Filter',
  },
  help: {
    place: 'Properties are shown in this order.',
    slug: 'Items keep their values under it, so it can’t be changed later.',
    kind: 'CHOICE: one of the values below. FLAG: yes or no.',
    unit: 'Of a number, such as “cm”.',
    choices: 'Of a choice, in order, such as ["Oak", "Ash"].',
    facet: 'On: shoppers can narrow the list by it. Not for text.',
  },
};
