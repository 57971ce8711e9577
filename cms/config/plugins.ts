import type { ServerResponse } from 'node:http';
import { IMAGE_TYPES, MAX_UPLOAD } from '@stoa/contract';
import { environment } from '../src/environment';
import { BREAKPOINTS } from '../src/images/breakpoints';

/** Cached for a day, not forever: an image keeps its address when an editor replaces it. No upload may act as a page. */
const setMediaHeaders = (response: ServerResponse): void => {
  response.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800');
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
};

export default () => ({
  'users-permissions': { config: { jwtSecret: environment.secrets.jwt } },
  upload: {
    config: {
      providerOptions: { localServer: { setHeaders: setMediaHeaders } },
      // Applies to the stored file, which can be larger than the original after re-encoding (src/images).
      sizeLimit: 4 * MAX_UPLOAD,
      security: { allowedTypes: [...IMAGE_TYPES] },
      breakpoints: BREAKPOINTS,
    },
  },
});
