import type { HealthFinding } from '@stoa/contract';

export const isError = ({ severity }: HealthFinding): boolean => severity === 'ERROR';

/** What is wrong comes before what may be. */
export const errorsFirst = <One>(all: One[], isWrong: (one: One) => boolean): One[] => [
  ...all.filter(isWrong),
  ...all.filter((one) => !isWrong(one)),
];
