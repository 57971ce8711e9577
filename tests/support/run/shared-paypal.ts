import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PayPalEmulator, startPayPalEmulator } from '@stoa/paypal-emulator';
import { runFolder } from './folder';
import { workerName } from './shared-cms';

/** At the address that the worker's shared shop knows, with the same certificate, and without orders. */
export const startSharedPayPal = async (): Promise<PayPalEmulator> => {
  const stateFile = path.join(runFolder(), `paypal-${workerName()}.json`);
  const note = `${stateFile}.empty`;
  if (existsSync(note)) {
    const { port, state } = JSON.parse(readFileSync(note, 'utf8'));
    writeFileSync(stateFile, state);
    return startPayPalEmulator({ port, stateFile });
  }
  rmSync(stateFile, { force: true });
  const emulator = await startPayPalEmulator({ stateFile });
  const port = Number(new URL(emulator.base).port);
  writeFileSync(note, JSON.stringify({ port, state: readFileSync(stateFile, 'utf8') }));
  return emulator;
};
