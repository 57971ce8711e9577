/** Of each kind; the lists show the rest. */
export const RESULTS_SHOWN = 4;
