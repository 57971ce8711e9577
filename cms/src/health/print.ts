import type { Examined } from './examine';

const MARKS = { ERROR: '✗', WARNING: '!' };

const indent = (line: string): string => `      ${line}`;

/** For a terminal. */
export const printExamined = ({ name, summary, findings }: Examined): string => {
  const mark = findings.some(({ severity }) => severity === 'ERROR') ? '✗' : findings.length > 0 ? '!' : '✓';
  const found = findings.flatMap(({ severity, what, why, advice, details }) => [
    `    ${MARKS[severity]} ${what}${details.length > 0 ? ':' : '.'}`,
    ...details.map(indent),
    indent(`Why it matters: ${why}`),
    indent(`What to do: ${advice}`),
  ]);
  return [`${mark} ${name}: ${summary}`, ...found].join('\n');
};
