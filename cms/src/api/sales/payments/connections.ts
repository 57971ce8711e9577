import type { Connection } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Health } from '../../../gateways/gateway';
import { connected } from '../../../gateways/gateways';

/** What was found last, by provider. Each process asks for itself. */
const health = new Map<string, Health>();

/** In words, and later than the boot: an unreachable provider doesn't keep a shop closed. */
export const checkConnections = async (strapi: Core.Strapi): Promise<void> => {
  for (const one of connected) {
    const before = health.get(one.name);
    const now = await one.check();
    health.set(one.name, now);
    const message = now.fault ?? now.hint;
    if (message && message !== (before?.fault ?? before?.hint)) strapi.log.warn(message);
  }
};

export const readConnections = (): Connection[] =>
  connected.map((one) => {
    const { fault = null, hint = null } = health.get(one.name) ?? {};
    return { name: one.name, title: one.title, mode: one.mode, fault, hint };
  });

/** Whoever chose it would only be told that it doesn't answer. */
export const isRefused = (name: string): boolean =>
  connected.some((one) => one.name === name) && health.get(name)?.refused === true;
