import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a backend and its database that can be cut or hang. */
export interface DatabaseLine {
  /** The database URL through this proxy. */
  url: string;
  /** Closes open connections and refuses new ones, like a stopped server. */
  cut(): Promise<void>;
  /** Breaks open connections off, like a pooler that is killed; new ones work. */
  reset(): void;
  /** Keeps connections open but stops responding, like a server whose machine lost power. */
  hang(): void;
  /** Like `hang`, but new connections work, and the others never end: another server has taken over the address. */
  freeze(): void;
  /** New connections lead to another server. */
  leadTo(databaseUrl: string): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** BackendKeyData, which says to clients which process serves them. Poolers name one of their own. */
const KEY_DATA = Buffer.from('K\0\0\0\f', 'latin1');
const renameProcess = (bytes: Buffer): void => {
  const at = bytes.indexOf(KEY_DATA);
  if (at >= 0) bytes.writeInt32BE(-1, at + KEY_DATA.length);
};

export const openDatabaseLine = async (databaseUrl: string, isPooler = false): Promise<DatabaseLine> => {
  let target = new URL(databaseUrl);
  const ends = new Set<Socket>();
  let frozen = new Set<Socket>();
  let hangs = false;

  const keep = (socket: Socket) => {
    ends.add(socket);
    socket.on('error', () => undefined).on('close', () => ends.delete(socket));
  };
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => {
      if (!hangs && !frozen.has(from)) to.write(bytes);
    });
    from.on('close', () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) keep(socket);
    if (isPooler) far.on('data', renameProcess);
    carry(near, far);
    carry(far, near);
  });

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const endAll = () => {
    for (const socket of ends) socket.destroy();
  };
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    endAll();
    await closed;
  };

  const port = await listen(0);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    cut,
    reset() {
      for (const socket of ends) socket.resetAndDestroy();
    },
    hang() {
      hangs = true;
    },
    freeze() {
      frozen = new Set(ends);
    },
    leadTo(databaseUrl) {
      target = new URL(databaseUrl);
    },
    async mend() {
      // Data swallowed during the hang is lost to both ends.
      if (hangs) endAll();
      hangs = false;
      if (!server.listening) await listen(port);
    },
    close: cut,
  };
};
