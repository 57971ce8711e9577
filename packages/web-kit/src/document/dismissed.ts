/** The id of the announcement that was dismissed in this browser: kept there, and set on the page before it's painted. */
export const DISMISSED_KEY = 'stoa-announcement';
export const DISMISSED_ATTRIBUTE = 'data-dismissed';
