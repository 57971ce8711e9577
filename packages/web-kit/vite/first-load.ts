import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

export type FirstLoad = {
  /** The page to measure, as the end of its file path; it counts even if it has its own chunk. */
  page: string;
  /** In bytes, after gzip. */
  limit: number;
};

type Chunk = Rolldown.OutputChunk;

/** Reports how much JavaScript a first visit to the page loads, and fails the build if it's too much. */
export function firstLoadLimit({ page, limit }: FirstLoad): Plugin {
  return {
    name: 'stoa-first-load-limit',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
      const bytes = [...firstLoaded(chunks, page)].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
      const sentence = `First load of ${page}: ${inKilobytes(bytes)} of JavaScript (gzip), at most ${inKilobytes(limit)}.`;
      if (bytes > limit) this.error(sentence);
      console.log(sentence);
    },
  };
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The entry, the page's chunk, and their static imports. */
export function firstLoaded(chunks: Chunk[], page: string): Set<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holdsPage = ({ moduleIds }: Chunk) => moduleIds.some((id) => id.endsWith(page));
  if (!chunks.some(holdsPage)) throw new Error(`No chunk holds ${page}: what would be measured is not the whole.`);
  const loaded = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry || holdsPage(chunk)) add(chunk);
  return loaded;
}
