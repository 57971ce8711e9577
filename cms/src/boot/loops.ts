import type { Core } from '@strapi/strapi';
import { areasOf } from '../area/registered-areas';
import { createLoop, type Loop } from '../database/loops/loop';

const EVERY_HOUR = 3_600_000;

/** Those that have been started. */
export const loops: Loop[] = [];

const housekeeping = (strapi: Core.Strapi): Loop => {
  const chores = areasOf(strapi).flatMap((area) => area.chores ?? []);
  return createLoop(strapi, {
    name: 'Housekeeping',
    every: EVERY_HOUR,
    async run() {
      for (const chore of chores)
        await chore(strapi).catch((error: Error) => strapi.log.warn(`Housekeeping: ${error.message}`));
    },
  });
};

export const startLoops = (strapi: Core.Strapi): void => {
  loops.push(...areasOf(strapi).flatMap((area) => area.loops?.(strapi) ?? []), housekeeping(strapi));
  for (const loop of loops) loop.start();
};

export const stopLoops = async (): Promise<void> => {
  await Promise.all(loops.splice(0).map((loop) => loop.stop()));
};
