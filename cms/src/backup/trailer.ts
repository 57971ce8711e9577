import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { MEMBERS } from './format';

const NEVER = new Date(0);
export const OWNER_ONLY = 0o600;

/**
 * The end of a file: its checksum, and how tar files end. Both depend on nothing but the checksum, so a reader knows every byte of it,
 * and no byte of a backup can change unnoticed.
 */
export const trailerOf = (digest: string): Promise<Buffer> => {
  const end = pack();
  end.entry({ name: MEMBERS.checksum, mode: OWNER_ONLY, mtime: NEVER }, `${digest}\n`);
  end.finalize();
  return buffer(end);
};

/** A header, the checksum, and two empty blocks. */
export const TRAILER_BYTES = 2048;
