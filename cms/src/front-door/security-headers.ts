import { createHash } from 'node:crypto';

/** What the pages of both SPAs may load. A payment provider's hosts join here. The console has a policy of its own. */
const SOURCES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Emotion writes its rules into style elements.
  'style-src': ["'self'", "'unsafe-inline'"],
  // An item's picture may lie anywhere.
  'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const YEAR = 31_536_000;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

const hashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Scripts written into the page itself run by their hash: no other inline script does. */
const contentSecurityPolicy = (html: string): string =>
  Object.entries({ ...SOURCES, 'script-src': [...SOURCES['script-src'], ...hashes(html)] })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** A browser that has seen the shop over https is told to stay with it; over http there is nothing to stay with. */
export const isEncrypted = (publicUrl: string): boolean => publicUrl.startsWith('https:');

export const pageHeaders = (html: string, publicUrl: string): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(html),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...(isEncrypted(publicUrl) ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),
});
