import { setUpRunner } from '../support/run/global-setup';
import { ensureDemoTemplate } from '../support/run/template';

/** Browser tests use the demo shop; seed it once, so that no test has to wait for it. */
export default async function setUp(): Promise<void> {
  await setUpRunner('browser');
  await ensureDemoTemplate();
}
