import { createHmac } from 'node:crypto';
import { JWT_SECRET } from '../run/cms-environment';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

export interface Claims {
  sub: string;
  sid: number;
  iss: string;
  iat: number;
  exp: number;
}

export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

/** Signs arbitrary claims, as only someone with the secret can. */
export const signToken = (claims: Partial<Claims>, secret = JWT_SECRET, header: object = { alg: 'HS256' }): string => {
  const content = `${encode({ typ: 'JWT', ...header })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

export const expired = (token: string): string => {
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  return signToken({ ...claimsOf(token), iat: hourAgo - 900, exp: hourAgo });
};
