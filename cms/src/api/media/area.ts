import { apiPaths, MAX_UPLOAD } from '@stoa/contract';
import type { Area } from '../../area/area';
import { fileTooLarge } from '../../http/body-errors';
import type { MadeBy } from '../../services';
import { migrations } from './migrations';
import library from './services/media';

const factories = { library };

declare module '../../services' {
  interface Services {
    media: MadeBy<typeof factories>;
  }
}

/** What the form adds to the file's size. */
const FORM_OVERHEAD = 64 * 1024;

export const media = {
  services: factories,
  migrations,
  files: {
    [apiPaths.admin.media]: {
      type: 'multipart/form-data',
      otherType: 'Send the image as a form (Content-Type: multipart/form-data)',
      longest: MAX_UPLOAD + FORM_OVERHEAD,
      tooLarge: fileTooLarge,
    },
  },
} satisfies Area;
