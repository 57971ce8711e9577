// @ts-check
import { statfs } from 'node:fs/promises';
import { Failure } from './failure.mjs';
import { root } from './paths.mjs';

const megabyte = 1024 * 1024;
/** Packages, their cache and the builds. */
export const spaceForInstall = 2000 * megabyte;
/** A database that runs out of space stops: better not to start it. */
export const spaceForStart = 200 * megabyte;

/** @param {number} needed bytes */
export async function needSpace(needed) {
  const { bavail, bsize } = await statfs(root);
  const free = bavail * bsize;
  if (free >= needed) return;
  const figure = (/** @type {number} */ bytes) => `${Math.floor(bytes / megabyte)} MB`;
  throw new Failure(
    `The disk of ${root} has ${figure(free)} free, and ${figure(needed)} are needed: free some space and start again.`,
  );
}
