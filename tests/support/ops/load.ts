import { setTimeout as sleep } from 'node:timers/promises';
import { nothingYet } from './kept';
import { type Ask, payLater, type Shares, VISITS, type VisitName, type Visitors } from './visits';
import type { World } from './world';

/** A request, and how it went. Status 0: no answer came. */
export interface Sample {
  visit: VisitName;
  method: string;
  path: string;
  startedAt: number;
  endedAt: number;
  status: number;
  said: string;
}

export const hasFailed = ({ status }: Sample): boolean => status === 0 || status >= 400;

/** So many answers in a row without a failure, and it’s over. */
const CALM = 60;

export interface Load extends Visitors {
  samples: Sample[];
  /** Resolves once nothing fails anymore of what is asked from now on. */
  calm(): Promise<void>;
  /** Nobody comes anymore; everybody is answered, and open payments are finished. */
  end(): Promise<void>;
}

const USUAL: Shares = Object.fromEntries(Object.entries(VISITS).map(([name, { share }]) => [name, share]));

/** Each kind as often as its share, spread evenly, whatever comes of those before. */
const inTurn = (shares: Shares): (() => VisitName) => {
  const names = Object.keys(shares) as VisitName[];
  const all = names.reduce((sum, name) => sum + (shares[name] ?? 0), 0);
  const due = new Map(names.map((name, place) => [name, place / names.length]));
  return () => {
    for (const name of names) due.set(name, (due.get(name) ?? 0) + (shares[name] ?? 0) / all);
    const [next] = [...due].reduce((most, one) => (one[1] > most[1] ? one : most));
    due.set(next, (due.get(next) ?? 0) - 1);
    return next;
  };
};

const requestsPerVisit = (shares: Shares): number => {
  const names = Object.keys(shares) as VisitName[];
  const sum = (of: (name: VisitName) => number) => names.reduce((total, name) => total + of(name), 0);
  return sum((name) => (shares[name] ?? 0) * VISITS[name].requests) / sum((name) => shares[name] ?? 0);
};

/** Visitors come at a steady pace, however long others wait. */
export const startLoad = (world: World, perSecond: number, shares: Shares = USUAL): Load => {
  const samples: Sample[] = [];
  const visitors: Visitors = { world, acknowledged: nothingYet(), open: [] };

  const askFor =
    (visit: VisitName): Ask =>
    async <Data>(path: string, given?: object | Buffer, headers: Record<string, string> = {}) => {
      const method = given ? 'POST' : 'GET';
      const body = given && !Buffer.isBuffer(given) ? JSON.stringify(given) : given;
      const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
      const startedAt = performance.now();
      const call = { method, path, headers: { ...type, ...headers }, ...(body ? { body } : {}) } as const;
      const { status, text } = await world.front
        .ask(call)
        .catch((error: Error) => ({ status: 0, text: String(error) }));
      const sample = { visit, method, path, startedAt, endedAt: performance.now(), status, said: '' };
      if (hasFailed(sample))
        sample.said = /"message":"([^"]*)/.exec(text)?.[1] ?? text.slice(0, 60).replaceAll('\n', ' ');
      samples.push(sample);
      if (hasFailed(sample)) return undefined;
      return (text.startsWith('{') ? JSON.parse(text).data : {}) as Data;
    };

  const next = inTurn(shares);
  const pause = (1000 * requestsPerVisit(shares)) / perSecond;
  const open = new Set<Promise<unknown>>();
  const faults: unknown[] = [];
  let isOver = false;
  const visit = (name: VisitName) => {
    const visiting: Promise<unknown> = VISITS[name]
      .visit(visitors, askFor(name))
      .catch((error) => faults.push(error))
      .finally(() => open.delete(visiting));
    open.add(visiting);
  };
  const comeAndGo = async () => {
    const start = performance.now();
    for (let come = 0; !isOver; come += 1) {
      await sleep(Math.max(0, start + come * pause - performance.now()));
      visit(next());
    }
  };
  const coming = comeAndGo();

  return {
    ...visitors,
    samples,
    async calm() {
      const since = performance.now();
      for (;;) {
        const later = samples.filter(({ startedAt }) => startedAt > since).slice(-CALM);
        if (later.length === CALM && !later.some(hasFailed)) return;
        await sleep(100);
      }
    },
    async end() {
      isOver = true;
      await coming;
      while (open.size > 0) await Promise.all(open);
      await payLater(visitors, askFor('PayPal'));
      if (faults.length > 0) throw faults[0];
    },
  };
};
