// @ts-check
import { randomBytes, randomInt } from 'node:crypto';

/** Values that setup generates; any other blank in the template means "the default". */
const generators = /** @type {Record<string, () => string>} */ ({
  ADMIN_PASSWORD: generatePassword,
  POSTGRES_PASSWORD: () => randomBytes(24).toString('base64url'),
  BACKUP_PASSWORD: () => randomBytes(24).toString('base64url'),
  APP_KEYS: () => Array.from({ length: 4 }, generateSecret).join(','),
  JWT_SECRET: generateSecret,
  ADMIN_JWT_SECRET: generateSecret,
  API_TOKEN_SALT: generateSecret,
  TRANSFER_TOKEN_SALT: generateSecret,
  ENCRYPTION_KEY: generateSecret,
});

function generateSecret() {
  return randomBytes(32).toString('base64url');
}

/**
 * Typed by people, so it has no look-alike characters and comes in groups; always includes the upper case, lower case, and digit
 * that the console requires.
 */
function generatePassword() {
  const alphabets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789'];
  const group = () => Array.from({ length: 5 }, () => pick(alphabets.join(''))).join('');
  const tail = alphabets.map(pick).join('');
  return `${group()}-${group()}-${group()}-${tail}`;
}

/** @param {string} letters */
function pick(letters) {
  return letters[randomInt(letters.length)];
}

/**
 * Completes the text of .env: existing lines, values, and comments stay as they are, blank secrets are filled in, and names that
 * are new in the template are appended with their comments.
 * @param {string | undefined} current the text of .env; undefined if there is none
 * @param {string} template the text of .env.example
 * @param {NodeJS.ProcessEnv} [environment] a secret set here isn't generated
 * @returns {{ text: string, generated: string[], added: string[] }}
 */
export function completeEnvFile(current, template, environment = {}) {
  /** @type {string[]} */
  const generated = [];
  const added = current === undefined ? [] : missing(current, template);
  const start = current ?? template;
  const end = added.length && !start.endsWith('\n') ? '\n' : '';
  const lines = [start + end, ...added.map(({ text }) => `\n${text}\n`)].join('').split('\n');
  const text = lines.map((line) => {
    const name = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*$/.exec(line)?.[1];
    const generate = name && generators[name];
    if (!generate || environment[name]) return line;
    generated.push(name);
    return `${name}=${generate()}`;
  });
  return { text: text.join('\n'), generated, added: added.map(({ name }) => name) };
}

/**
 * What the template has and the file doesn't. The emulator of PayPal isn't added to a shop that is no demonstration.
 * @param {string} current
 * @param {string} template
 */
function missing(current, template) {
  const isDemo = !/^\s*(export\s+)?DEMO_SHOP\s*=(?!\s*["']?(true|workshop|studio))/im.test(current);
  return blocks(template)
    .filter(({ name }) => !mentions(current, name))
    .map(({ name, text }) => ({
      name,
      text: isDemo ? text : text.replace(/^COMPOSE_PROFILES=demo$/m, 'COMPOSE_PROFILES='),
    }));
}

/**
 * The template's settings, each with the comment above it.
 * @param {string} template
 */
function blocks(template) {
  /** @type {{ name: string, text: string }[]} */
  const found = [];
  for (const paragraph of template.split(/\n\s*\n/)) {
    /** @type {string[]} */
    let comments = [];
    for (const line of paragraph.split('\n')) {
      const name = /^([A-Z][A-Z0-9_]*)=/.exec(line)?.[1];
      if (!name) comments.push(line);
      else {
        found.push({ name, text: [...comments, line].join('\n') });
        comments = [];
      }
    }
  }
  return found;
}

/**
 * Also true if the name is commented out: whoever did that doesn't want it back.
 * @param {string} text
 * @param {string} name
 */
function mentions(text, name) {
  return new RegExp(`^\\s*#?\\s*(export\\s+)?${name}\\s*=`, 'm').test(text);
}
