import { MAX_ID } from '@stoa/contract';
import { badField, notFound } from './problem';

/** Parses the id in a path. An invalid one answers like a missing record. */
export const recordId = (parameter: string | undefined, noun: string): number => {
  const id = /^\d+$/.test(parameter ?? '') ? Number(parameter) : 0;
  if (id === 0 || id > MAX_ID) throw notFound(`This ${noun} does not exist`);
  return id;
};

/** The same if the body may also contain the id. */
export const recordIdNamed = (parameter: string | undefined, noun: string, named: number | undefined): number => {
  const id = recordId(parameter, noun);
  if (named !== undefined && named !== id) throw badField('id', `id must be ${id}, as in the address, or left out`);
  return id;
};
