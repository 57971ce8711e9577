/** Joins class names, without those that don't apply. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
