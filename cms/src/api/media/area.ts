import { adminPaths } from '@stoa/contract';
import type { Area } from '../../area/area';
import { pictureForm } from '../../pictures/sent-picture';
import type { MadeBy } from '../../services';
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
  files: {
    [adminPaths.media]: { by: 'admins', ...pictureForm },
  },
} satisfies Area;
