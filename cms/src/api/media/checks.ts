import path from 'node:path';
import { counted } from '@stoa/contract';
import { listImages } from '../../backup/images';
import { environment } from '../../environment';
import type { Check } from '../../health/check';

const NAMED = 20;
const PREFIX = '/uploads/';

/** Also the smaller sizes of each. */
const REFERENCED = `
  SELECT url FROM files WHERE url LIKE '${PREFIX}%'
  UNION SELECT size.value ->> 'url' FROM files, jsonb_each(formats::jsonb) size
    WHERE jsonb_typeof(formats::jsonb) = 'object' AND size.value ->> 'url' LIKE '${PREFIX}%'`;

export const imagesCheck: Check = {
  name: 'Images',
  async look({ sql }) {
    const { rows } = await sql.raw<{ rows: { url: string }[] }>(REFERENCED, []);
    const there = new Set(await listImages(path.join(environment.dataFolder, 'public', 'uploads')));
    const missing = rows.map(({ url }) => url.slice(PREFIX.length)).filter((name) => !there.has(name));
    return {
      summary: `${counted(rows.length - missing.length, 'file')} of the media library`,
      findings:
        missing.length === 0
          ? []
          : [
              {
                severity: 'ERROR',
                what: `${counted(missing.length, 'file')} of the media library ${missing.length === 1 ? 'is' : 'are'} missing`,
                why: 'Visitors see gaps where images should be.',
                advice: 'Restore the folder of uploads from a backup, or replace the images in the panel.',
                details: [
                  ...missing.slice(0, NAMED),
                  ...(missing.length > NAMED ? [`and ${missing.length - NAMED} more`] : []),
                ],
              },
            ],
    };
  },
};
