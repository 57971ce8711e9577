/** People don't see this field and leave it empty. */
export const isFilled = (honeypot: unknown): boolean =>
  honeypot !== undefined && honeypot !== null && String(honeypot).trim() !== '';
