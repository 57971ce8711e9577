/** Aborted when the process stops: what would stay open ends itself, and nothing of the kind begins anymore. */
export const draining = new AbortController();
