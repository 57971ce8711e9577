import setUpRun from '../support/global-setup';
import { makeDemoTemplate } from '../support/template';

/** Browser tests walk through the demonstration shop: it is seeded once a run. */
export default async function setUp(): Promise<void> {
  await setUpRun();
  await makeDemoTemplate();
}
