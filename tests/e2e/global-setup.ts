import path from 'node:path';
import setUpRun from '../support/global-setup';
import { DEMO_TEMPLATE, setDemoFolder } from '../support/run';
import { makeTemplate } from '../support/template';

/** Browser tests walk through the demonstration shop: it is seeded once a run. */
export default async function setUp(): Promise<void> {
  const demo = path.join(await setUpRun(), 'demo');
  await makeTemplate(DEMO_TEMPLATE, demo, { DEMO_SHOP: 'true' });
  setDemoFolder(demo);
}
