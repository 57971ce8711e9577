/** How long tests wait for what they expect: parts of a page load as separate chunks, and a busy machine is slow. */
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
