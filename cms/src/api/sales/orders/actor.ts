import { type Actor, BY_ITSELF } from '@stoa/contract';
import { SYSTEM } from '../../../http/actor';

/** Who changes an order. Only administrators have an account here: a customer's name could be anybody's. */
export type OrderActor = Actor | { kind: 'customer' | 'gateway'; id: null; name: string };

export const CUSTOMER: OrderActor = { kind: 'customer', id: null, name: 'Customer' };

/** The shop by itself, such as when time is up. */
export const SHOP: OrderActor = { ...SYSTEM, name: BY_ITSELF };

export const gatewayActor = ({ title }: { title: string }): OrderActor => ({ kind: 'gateway', id: null, name: title });
