import { connect } from 'node:net';

const CONNECTIONS = Number(process.env.BENCH_CONNECTIONS ?? 16);
const HEAD_ENDS = '\r\n\r\n';

/** Asks again as soon as it is answered, over one connection. Resolves to the number of answers. */
const askOnAndOn = ({ host, hostname, port, pathname, search }: URL, end: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;
    let answers = 0;
    let missing = 0;

    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.setNoDelay().on('error', reject);
    socket.on('data', (bytes) => {
      if (missing === 0) {
        const head = bytes.toString('latin1', 0, bytes.indexOf(HEAD_ENDS));
        const [, length] = /^HTTP\/1.1 200 [\s\S]*\r\ncontent-length: (\d+)/i.exec(head) ?? [];
        if (!length) return socket.destroy(new Error(`Not an answer to measure: ${head}`));
        missing = head.length + HEAD_ENDS.length + Number(length);
      }
      missing -= bytes.length;
      if (missing > 0) return;
      answers += 1;
      if (performance.now() < end) socket.write(request);
      else socket.end(() => resolve(answers));
    });
  });

/**
 * How many requests a server answers in that time. Its own client, because one that knows all of HTTP would take more of the
 * machine than the server.
 */
export const answersIn = async (seconds: number, url: URL): Promise<number> => {
  const end = performance.now() + seconds * 1000;
  const answers = await Promise.all(Array.from({ length: CONNECTIONS }, () => askOnAndOn(url, end)));
  return answers.reduce((sum, some) => sum + some, 0);
};
