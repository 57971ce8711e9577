import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The database server of a run. Its process is apart, because the test runners cannot all load its modules. */
export const startTestPostgres = async (folder: string): Promise<{ url: string; stop(): Promise<void> }> => {
  const program = path.join(__dirname, 'postgres-server.mjs');
  const child = spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([line]) => String(line)),
    ended.then(([code]) => Promise.reject(new Error(`PostgreSQL did not start (exit code ${code})`))),
  ]);
  return {
    url,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
};
