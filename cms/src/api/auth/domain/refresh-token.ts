import { createHmac } from 'node:crypto';
import { newOpaqueToken } from '../../../security/opaque-token';

/** `family` names the session for all its life, `secret` changes with each refresh. */
export interface RefreshToken {
  family: string;
  secret: string;
}

export const newRefreshToken = (): RefreshToken => ({ family: newOpaqueToken(), secret: newOpaqueToken() });

/**
 * The secret after this one. Two tabs that refresh at once, or a page that was left before the answer came, get the same
 * successor when they come again, so neither ends up with a token that nobody knows.
 */
export const successorOf = ({ family, secret }: RefreshToken, key: string): RefreshToken => ({
  family,
  secret: createHmac('sha256', key).update(`refresh ${family}.${secret}`).digest('base64url'),
});

export const formatRefreshToken = ({ family, secret }: RefreshToken): string => `${family}.${secret}`;

export const parseRefreshToken = (text: string | undefined): RefreshToken | undefined => {
  const [, family, secret] = /^([\w-]{43})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return family && secret ? { family, secret } : undefined;
};
