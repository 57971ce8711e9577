/** Of what stands in one column: longer lines are hard to read, and fields as wide as a screen say nothing of what belongs in. */
export const FORM_WIDTH = 880;
