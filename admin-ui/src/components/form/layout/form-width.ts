/**
 * Maximum width of single-column content. Longer lines are hard to read, and a field as wide as the screen gives no hint of what
 * goes in it.
 */
export const FORM_WIDTH = 880;
