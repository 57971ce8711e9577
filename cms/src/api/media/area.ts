import { adminPaths } from '@stoa/contract';
import type { Area } from '../../area/area';
import { imageForm } from '../../images/sent-image';
import type { MadeBy } from '../../services';
import { imagesCheck } from './checks';
import { migrations } from './migrations';
import fetched from './services/fetched';
import library from './services/media';

const factories = { fetched, library };

declare module '../../services' {
  interface Services {
    media: MadeBy<typeof factories>;
  }
}

export const media = {
  services: factories,
  migrations,
  checks: [imagesCheck],
  files: {
    [adminPaths.media]: { by: 'admins', ...imageForm },
  },
} satisfies Area;
