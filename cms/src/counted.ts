/** `counted(1, 'email')` is 1 email, `counted(2, 'email')` is 2 emails. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
