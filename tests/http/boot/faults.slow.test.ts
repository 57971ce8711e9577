import { QUICK_FAULTS } from '../../support/ops/faults/faults';
import { endure } from '../../support/ops/trial';
import { startWorld, type World } from '../../support/ops/world';

/** `npm run test:ops` tries many more of them, and measures. */
describe('a shop of two processes under load', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world?.close());

  const named = QUICK_FAULTS.map((fault) => [fault.name, fault] as const);
  it.each(named)('loses nothing that it acknowledged: %s', async (_name, fault) => {
    expect((await endure(world, fault, 10)).wrong).toEqual([]);
  });
});
