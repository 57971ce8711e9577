// @ts-check
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { root } from '../paths.mjs';

const megabyte = 1024 * 1024;
/** For packages, their cache, and the builds. */
export const spaceForInstall = 2000 * megabyte;
/** A database that runs out of space stops, so don't even start it. */
export const spaceForStart = 200 * megabyte;

/**
 * @param {number} needed bytes
 * @param {string} [folder] may not exist yet
 */
export async function needSpace(needed, folder = root) {
  const { bavail, bsize } = await statfs(existing(folder));
  const free = bavail * bsize;
  if (free >= needed) return;
  const figure = (/** @type {number} */ bytes) => `${Math.floor(bytes / megabyte)} MB`;
  throw new Failure(
    `The disk for ${folder} has ${figure(free)} free, but ${figure(needed)} is needed. Free up some space and start again.`,
  );
}

/** @param {string} folder */
function existing(folder) {
  let place = folder;
  while (!existsSync(place)) place = path.dirname(place);
  return place;
}

/**
 * Makes sure that the DATA_DIR folder exists, is writable, and has some free disk space.
 * @param {string} folder
 */
export async function needDataFolder(folder) {
  try {
    // Checked first: on a read-only disk, Node's mkdir reports that a parent is missing.
    accessSync(existing(folder), constants.W_OK | constants.X_OK);
    mkdirSync(folder, { recursive: true });
  } catch (cause) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (cause);
    const reason = code === 'EROFS' ? 'its disk is read-only' : code === 'EACCES' ? 'no permission' : code;
    throw new Failure(
      `The data folder ${folder} cannot be written (${reason}): set DATA_DIR in .env to a folder that can.`,
      { cause },
    );
  }
  await needSpace(spaceForStart, folder);
}
