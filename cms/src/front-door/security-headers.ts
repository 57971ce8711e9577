import { createHash } from 'node:crypto';

/** What pages of both SPAs may load. The console has its own policy. */
const SOURCES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Emotion puts its rules into style elements.
  'style-src': ["'self'", "'unsafe-inline'"],
  // An item's image may be on any host.
  'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  // Videos, once a visitor starts one: VIDEO_HOSTS of the contract, which the image that writes nginx's headers hasn't built.
  'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  // The panel previews pages of the shop.
  'frame-ancestors': ["'self'"],
};

const LOADED_FROM_HOSTS = ['script-src', 'connect-src', 'frame-src'];

const YEAR = 31_536_000;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

const hashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Allows the page's own inline scripts by hash, and no others. */
const contentSecurityPolicy = (html: string, hosts: string[]): string =>
  Object.entries({ ...SOURCES, 'script-src': [...SOURCES['script-src'], ...hashes(html)] })
    .map(([directive, sources]) => [directive, ...sources, ...(LOADED_FROM_HOSTS.includes(directive) ? hosts : [])])
    .map((words) => words.join(' '))
    .join('; ');

/** Over https, browsers are told to stay on https; over http, there is nothing to enforce. */
export const isEncrypted = (publicUrl: string): boolean => publicUrl.startsWith('https:');

interface Page {
  publicUrl: string;
  /** Others that the page loads scripts and frames from. */
  hosts?: string[];
}

export const pageHeaders = (html: string, { publicUrl, hosts = [] }: Page): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(html, hosts),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...(isEncrypted(publicUrl) ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {}),
});
