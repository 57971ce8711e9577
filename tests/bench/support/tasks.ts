/** What is read of Chromium's trace events; times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

export interface Task {
  /** What it mostly ran. */
  work: string;
  duration: number;
}

/** Those that have tasks, what they run, and when the page came and was painted. */
export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'v8.execute',
  'blink.user_timing',
];

/** A blocking task keeps a visitor waiting for longer than this. */
export const LONG_MS = 50;

const works: Record<string, string[]> = {
  'reading the page': ['DocumentLoader::CommitNavigation', 'ParseHTML'],
  'styles, layout, and paint': ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'],
  'loading scripts': ['EvaluateScript', 'v8.evaluateModule', 'v8.compileModule'],
  'running scripts': ['FunctionCall', 'RunMicrotasks', 'TimerFire'],
};

/** The main thread's tasks from when the page came, and how long they blocked it after the first paint of content. */
export function readTrace(trace: Buffer): { tasks: Task[]; blocked: number } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const named = (name: string) => traceEvents.filter((event) => event.name === name);
  const paint = named('firstContentfulPaint').at(-1);
  if (!paint) throw new Error('The page painted nothing');
  const start = named('navigationStart').findLast(({ pid, ts }) => pid === paint.pid && ts < paint.ts);
  const run = traceEvents.filter(({ pid, tid, ts, ph }) => {
    return ph === 'X' && pid === start?.pid && tid === start.tid && ts >= start.ts;
  });
  const tasks = run.filter(({ name }) => name === 'RunTask');
  const over = (task: TraceEvent) => Math.max(0, lengthOf(task) - LONG_MS);
  const blocked = tasks.filter(({ ts }) => ts > paint.ts).reduce((sum, task) => sum + over(task), 0);
  return { tasks: tasks.map((task) => ({ work: workOf(task, run), duration: lengthOf(task) })), blocked };
}

const lengthOf = ({ dur = 0 }: TraceEvent): number => dur / 1000;

function workOf(task: TraceEvent, run: TraceEvent[]): string {
  const inside = run.filter(({ ts, dur = 0 }) => ts >= task.ts && ts + dur <= task.ts + (task.dur ?? 0));
  const shares = Object.entries(works).map(([work, names]) => {
    const time = inside.filter(({ name }) => names.includes(name)).reduce((sum, event) => sum + lengthOf(event), 0);
    return { work, time };
  });
  return shares.toSorted((one, other) => other.time - one.time)[0]?.work ?? '';
}
