import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../run/cms';
import { runFolder } from '../run/folder';
import { eventually } from '../shop/eventually';

const ROOT = path.resolve(__dirname, '../../..');
const SETTINGS = path.join(ROOT, 'deploy/nginx');
/** Where Debian's package installs it. */
const DEBIANS = '/usr/sbin';

export interface NginxServer {
  url: string;
  close(): void;
}

/** From NGINX_PATH or PATH. */
const findNginx = (): string | undefined =>
  process.env.NGINX_PATH ??
  [...(process.env.PATH ?? '').split(path.delimiter), DEBIANS]
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));

/** The settings of the image `web`, with the replicas' addresses written out and everything it has in folders of this machine. */
const siteOf = (folder: string, port: number, replicas: string[], uploads: string): string => {
  const servers = (options: string) =>
    replicas.map((url) => `server ${new URL(url).host}${options.replace('resolve ', '')};`).join('\n    ');
  return readFileSync(path.join(SETTINGS, 'default.conf.template'), 'utf8')
    .replace(/^resolver .*$/m, '')
    .replace(/server \$\{CMS\}( [^;]*);/g, (_line, options: string) => servers(options.replace(/ resolve/, '')))
    .replace(/\$\{PUBLIC_URL\}/g, `http://127.0.0.1:${port}`)
    .replace(/\$\{TRUSTED_PROXIES\}/g, '0')
    .replace(/\$\{UPLOADS_S3_BUCKET\}/g, '')
    .replace(/listen 8080 default_server;/, `listen 127.0.0.1:${port} default_server;`)
    .replace(/^ *listen 8082 .*$/m, '')
    .replace(/^ *access_log \/var.*$/m, 'access_log off;')
    .replace(/^ *include (\/srv|demo)\/.*$/gm, '')
    .replace(/include snippets/g, `include ${SETTINGS}/snippets`)
    .replace(/\/srv\/media/, path.dirname(uploads))
    .replace(/root \/srv\/storefront/, `root ${ROOT}/storefront/dist`)
    .replace(/root \/srv;/, `root ${folder};`)
    .replace(/root \/srv\/admin-ui/g, `root ${ROOT}/admin-ui/dist`)
    .replace(/\nserver \{\n {4}listen 127.0.0.1:8081[\s\S]*$/, '');
};

const mainOf = (folder: string): string =>
  `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\n${readFileSync(path.join(SETTINGS, 'nginx.conf'), 'utf8')}`
    .replace(/worker_processes auto/, 'worker_processes 1')
    .replace(/\/var\/log\/nginx|\/tmp/g, folder)
    .replace(/^ *include \/etc\/nginx\/mime.types;$/m, '')
    .replace('/etc/nginx/conf.d/*.conf', `${folder}/site.conf`);

/** The real nginx in front of replicas. Undefined if this machine has none, which is printed. */
export const startNginx = async (replicas: string[], uploads: string): Promise<NginxServer | undefined> => {
  const program = findNginx();
  if (!program) {
    process.stderr.write('Without nginx in front: install it, or name it with NGINX_PATH.\n');
    return undefined;
  }
  const port = await freePort();
  const folder = mkdtempSync(path.join(runFolder(), 'nginx-'));
  mkdirSync(path.join(folder, 'logs'), { recursive: true });
  writeFileSync(path.join(folder, 'unavailable.html'), 'We’ll be right back');
  const main = path.join(folder, 'nginx.conf');
  writeFileSync(main, mainOf(folder));
  writeFileSync(path.join(folder, 'site.conf'), siteOf(folder, port, replicas, uploads));
  const checked = spawnSync(program, ['-t', '-p', folder, '-c', main], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx doesn’t take its settings:\n${checked.stderr}`);
  const child: ChildProcess = spawn(program, ['-p', folder, '-c', main], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${url}/healthz`));
  return { url, close: () => child.kill('SIGTERM') };
};
