/** What can be changed by hand, and is kept in the activity. */
export const customerFields = { name: { label: 'Name' }, phone: { label: 'Phone' } };
