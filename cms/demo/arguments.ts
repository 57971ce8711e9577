import { parseArgs } from 'node:util';

export interface SeedArguments {
  /** Total number the shop should have; undefined keeps just the demo shop. */
  items: number | undefined;
  posts: number | undefined;
}

const LARGEST = 1_000_000;
const USAGE = 'Usage: npm run seed -- [--items N] [--posts N]';

export class ArgumentError extends Error {}

function count(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > LARGEST)
    throw new ArgumentError(
      `--${name} must be a whole number from 1 to ${LARGEST.toLocaleString('en-US')}, not "${text}".`,
    );
  return value;
}

export function readArguments(args: readonly string[]): SeedArguments {
  const { values, positionals } = parse(args);
  const [surplus] = positionals;
  if (surplus !== undefined) throw new ArgumentError(`"${surplus}" is not understood. ${USAGE}`);
  return { items: count('items', values.items), posts: count('posts', values.posts) };
}

function parse(args: readonly string[]) {
  const options = { items: { type: 'string' }, posts: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new ArgumentError(`${sentence}. ${USAGE}`);
  }
}
