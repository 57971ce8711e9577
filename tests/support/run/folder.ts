import path from 'node:path';
import { runFolder } from './test-run.cjs';

export { runFolder, serverUrl } from './test-run.cjs';

/** The database as migrated by the backend, and nothing else. */
export const TEMPLATE = 'stoa_template';
/** The same with the demo shop. */
export const DEMO_TEMPLATE = 'stoa_demo_template';

/** The folder of the demo shop's images. */
export const demoFolder = (): string => path.join(runFolder(), 'demo');
