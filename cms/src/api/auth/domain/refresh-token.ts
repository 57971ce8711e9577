import { createHmac } from 'node:crypto';
import { newOpaqueToken } from '../../../security/opaque-token';

/** `family` identifies the session for its lifetime; `secret` changes with each refresh. */
export interface RefreshToken {
  family: string;
  secret: string;
}

export const newRefreshToken = (): RefreshToken => ({ family: newOpaqueToken(), secret: newOpaqueToken() });

/**
 * Derives the next secret. Two tabs refreshing at once, or a page closed before the answer arrived, get the same successor when
 * they retry, so neither ends up with an unknown token.
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
