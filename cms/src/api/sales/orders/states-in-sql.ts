import { statesThat } from '@stoa/contract';

/** For SQL that is written out. */
export const list = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/** Orders in one of the states of which something is so. `state`: the column, as the statement names it. */
export const inStates = (are: Parameters<typeof statesThat>[0], state = 'orders.state'): string =>
  `${state} IN (${list(statesThat(are))})`;
