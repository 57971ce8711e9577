import type { ServerResponse } from 'node:http';
import { MAX_UPLOAD, PICTURE_TYPES } from '@stoa/contract';
import { environment } from '../src/environment';

/** A picture that an editor replaces keeps its address: so a day, not for ever. Nothing uploaded may act as a page. */
const setMediaHeaders = (response: ServerResponse): void => {
  response.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
};

export default () => ({
  'users-permissions': { config: { jwtSecret: environment.secrets.jwt } },
  upload: {
    config: {
      providerOptions: { localServer: { setHeaders: setMediaHeaders } },
      // Of what is stored: drawn anew, a picture may weigh more than it did (src/pictures).
      sizeLimit: 4 * MAX_UPLOAD,
      security: { allowedTypes: [...PICTURE_TYPES] },
      breakpoints: { large: 1200, medium: 800, small: 480 },
    },
  },
});
