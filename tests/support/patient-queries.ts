import { configure } from '@testing-library/dom';

/** How long tests wait for what they expect: parts of a page load as separate chunks, and a busy machine is slow. */
configure({ asyncUtilTimeout: 10_000 });
