import { counted } from '@stoa/contract';
import type { Check } from '../../health/check';
import { UPLOADS } from '../../images/storage/addresses';
import { uploads, uploadsBucket } from '../../images/storage/uploads';

const NAMED = 20;
const ADVICE = uploadsBucket
  ? `Bring them to ${uploads.name} from the folder with npm run move-uploads, or replace the images in the panel.`
  : 'Restore the folder of uploads from a backup, or replace the images in the panel.';

/** Also the smaller sizes of each. */
const REFERENCED = `
  SELECT url FROM files WHERE url LIKE '${UPLOADS}%'
  UNION SELECT size.value ->> 'url' FROM files, jsonb_each(formats::jsonb) size
    WHERE jsonb_typeof(formats::jsonb) = 'object' AND size.value ->> 'url' LIKE '${UPLOADS}%'`;

export const imagesCheck: Check = {
  name: 'Images',
  page: 'MEDIA',
  async look({ sql }) {
    const { rows } = await sql.raw<{ rows: { url: string }[] }>(REFERENCED, []);
    const there = await uploads.list();
    const missing = rows.map(({ url }) => url.slice(UPLOADS.length)).filter((name) => !there.has(name));
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
                advice: ADVICE,
                details: [
                  ...missing.slice(0, NAMED),
                  ...(missing.length > NAMED ? [`and ${missing.length - NAMED} more`] : []),
                ],
              },
            ],
    };
  },
};
