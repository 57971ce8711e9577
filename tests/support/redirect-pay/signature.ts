import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'redirect-pay-signature';

const hmac = (secret: string, time: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** As in t=1764000000,v1=5257a8… */
export const sign = (secret: string, body: string, at = new Date()): string => {
  const time = String(Math.floor(at.getTime() / 1000));
  return `t=${time},v1=${hmac(secret, time, body).toString('hex')}`;
};

/** What was signed longer ago may be a copy. */
const TOLERANCE_SECONDS = 300;

export const isSigned = (secret: string, body: string, header = ''): boolean => {
  const [, time = '', signature = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (!time || Math.abs(Date.now() / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(hmac(secret, time, body), Buffer.from(signature, 'hex'));
};
