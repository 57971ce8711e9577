import { PassThrough } from 'node:stream';
import { draining } from '../../../http/draining';

/** Proxies end a response that says nothing for a minute. */
const BEAT_EVERY = 20_000;
/** Then the panel comes again, with a token that is still good. */
const LIFE = 10 * 60_000;

/** Tells open panels at once that there is something new (server-sent events). They fetch it themselves. */
export default () => {
  const open = new Set<PassThrough>();
  draining.signal.addEventListener('abort', () => {
    for (const stream of open) stream.end();
  });

  return {
    subscribe(): PassThrough {
      const stream = new PassThrough();
      const beat = setInterval(() => stream.write(':\n\n'), BEAT_EVERY);
      const end = setTimeout(() => stream.end(), LIFE);
      open.add(stream);
      stream.on('close', () => {
        clearInterval(beat);
        clearTimeout(end);
        open.delete(stream);
      });
      stream.write('event: open\ndata: {}\n\n');
      if (draining.signal.aborted) stream.end();
      return stream;
    },

    tellAll(): void {
      for (const stream of open) stream.write('event: changed\ndata: {}\n\n');
    },
  };
};
