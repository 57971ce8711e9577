import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Visitor } from './visitor';

/** Who is signed in to the console, as Strapi stores it in the request state. */
interface Editor {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string;
}

interface RequestState {
  visitor?: Visitor;
  user?: Editor;
}

const workFor = new AsyncLocalStorage<{ actor: Actor | undefined }>();

/** For the seed: no one made its hundreds of records by hand, so none is recorded in the activity. */
export const unrecorded = <Result>(work: () => Promise<Result>): Promise<Result> =>
  workFor.run({ actor: undefined }, work);

/** For work that someone requested and the server does later, outside a request. */
export const actingFor = <Result>(actor: Actor, work: () => Promise<Result>): Promise<Result> =>
  workFor.run({ actor }, work);

export const adminActor = ({ id, name }: Visitor): Actor => ({ kind: 'admin', id, name });

export const SYSTEM: Actor = { kind: 'system', id: null, name: 'System' };

const nameOf = ({ firstname, lastname, email }: Editor): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email;

/** The request's actor, or the system outside a request. Undefined for customers, whose own account changes aren't recorded. */
export const currentActor = (strapi: Core.Strapi): Actor | undefined => {
  const work = workFor.getStore();
  if (work) return work.actor;
  const { visitor, user } = (strapi.requestContext.get()?.state ?? {}) as RequestState;
  if (visitor) return visitor.role === 'ADMIN' ? adminActor(visitor) : undefined;
  return user ? { kind: 'editor', id: user.id, name: nameOf(user) } : SYSTEM;
};
