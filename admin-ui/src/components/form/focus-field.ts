/** A field that may just have been added. */
export const focusField = (name: string): void => document.getElementsByName(name)[0]?.focus();
