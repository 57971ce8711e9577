import { FAULTS } from '../support/ops/faults/faults';
import { tableOf } from '../support/ops/table';
import { endure, type Outcome } from '../support/ops/trial';
import { startWorld, type World } from '../support/ops/world';

const MINUTE = 60_000;
const PER_SECOND = Number(process.env.OPS_REQUESTS ?? 50);

/** `npm run test:ops`, about 15 minutes. */
describe('a shop of two processes under load', () => {
  let world: World;
  const outcomes: Outcome[] = [];

  beforeAll(async () => {
    world = await startWorld();
  }, 3 * MINUTE);
  afterAll(async () => {
    process.stdout.write(`\n${tableOf(outcomes)}\n`);
    await world?.close();
  });

  const named = FAULTS.map((fault) => [fault.name, fault] as const);
  it.each(named)(
    'loses nothing that it acknowledged: %s',
    async (_name, fault) => {
      const outcome = await endure(world, fault, PER_SECOND);
      outcomes.push(outcome);
      for (const failure of outcome.failures) process.stderr.write(`  ${failure}\n`);
      expect(outcome.wrong).toEqual([]);
    },
    5 * MINUTE,
  );
});
