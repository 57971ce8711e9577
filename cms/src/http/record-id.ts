import { MAX_ID } from '@stoa/contract';
import { notFound } from './problem';

/** The id in a path; what cannot be one answers as a record that does not exist. */
export const recordId = (parameter: string | undefined, noun: string): number => {
  const id = /^\d+$/.test(parameter ?? '') ? Number(parameter) : 0;
  if (id === 0 || id > MAX_ID) throw notFound(`This ${noun} does not exist`);
  return id;
};
