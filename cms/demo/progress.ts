const BAR_WIDTH = 30;
/** Without a terminal, an occasional line is enough. */
const LINE_EVERY = 3000;

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * Shows the progress of long work: a bar on a terminal, otherwise a line every few seconds. The last message is always a line.
 */
export function progressOf(label: string, total: number, out: Output = process.stdout) {
  const started = Date.now();
  let lastLine = started;
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  const figures = (done: number) => `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;

  return {
    at(done: number) {
      if (out.isTTY) {
        const filled = Math.round((done / total) * BAR_WIDTH);
        const bar = '█'.repeat(filled).padEnd(BAR_WIDTH, '░');
        out.write(`\r\x1b[2K${label.padEnd(6)} ${bar} ${figures(done)}`);
      } else if (Date.now() - lastLine >= LINE_EVERY) {
        lastLine = Date.now();
        out.write(`${label}: ${figures(done)}\n`);
      }
    },
    end(added: number) {
      const words = added > 0 ? `added ${added.toLocaleString('en-US')} in ${seconds()} s` : 'nothing to add';
      out.write(`${out.isTTY ? '\r\x1b[2K' : ''}${label}: ${words}\n`);
    },
  };
}

export type Progress = ReturnType<typeof progressOf>;
