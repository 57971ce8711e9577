import type { HealthCheck, HealthReport } from '@stoa/contract';
import { areasOf } from '../../../area/registered-areas';
import { allChecks } from '../../../health/all-checks';
import { connect, examine } from '../../../health/examine';
import type { Context } from '../../../services';

const HOW = { isOffline: false, isThorough: false };

/** What `npm run doctor` looks at, from within the running shop. */
export default ({ strapi }: Context) => {
  let running: Promise<HealthReport> | undefined;

  const run = async (): Promise<HealthReport> => {
    const client = await connect();
    try {
      const checks: HealthCheck[] = [];
      for await (const { findings, ...check } of examine(client, allChecks(areasOf(strapi)), HOW))
        checks.push({ ...check, findings: findings.map(({ fix, ...finding }) => finding) });
      return { checkedAt: new Date().toISOString(), checks };
    } finally {
      await client.end();
    }
  };

  return {
    /** Once for however many ask at the same time. */
    look(): Promise<HealthReport> {
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
};
