// @ts-check
/**
 * PgBouncer in front of a PostgreSQL server, for all of its databases, as docs/operations.md says to set it. Prints its port, or
 * nothing if there is no PgBouncer on this machine. Stops when its standard input closes, however the tests end.
 */
import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identity, serverAccount } from '../../../scripts/lib/postgres/account.mjs';
import { findPgBouncer } from '../../../scripts/lib/tests/pgbouncer.mjs';

const [serverUrl = '', sessions = '5', givenPort] = process.argv.slice(2);
const { hostname, port, username, password } = new URL(serverUrl);

/** @param {number} listenPort */
const settings = (listenPort) => `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = users.txt
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 1000
server_login_retry = 1
`;

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** @param {number} port */
const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const program = await findPgBouncer();
if (program) {
  const folder = mkdtempSync(path.join(tmpdir(), 'stoa-pgbouncer-'));
  const listenPort = givenPort ?? (await freePort());
  writeFileSync(path.join(folder, 'settings.ini'), settings(listenPort));
  writeFileSync(path.join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  const account = serverAccount(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const child = spawn(program, ['-q', 'settings.ini'], {
    ...identity(account),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.stdin.resume().on('end', () => child.kill('SIGKILL'));
  child.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  });
  while (!(await answers(listenPort))) await sleep(20);
  console.log(listenPort);
}
