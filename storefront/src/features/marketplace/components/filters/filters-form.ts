/** The id of the form that the filters and the sort order are sent by if there are no scripts. */
export const FILTERS_FORM = 'item-filters';
