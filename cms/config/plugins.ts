import type { ServerResponse } from 'node:http';
import { IMAGE_TYPES, MAX_UPLOAD } from '@stoa/contract';
import { environment } from '../src/environment';
import { BREAKPOINTS } from '../src/images/breakpoints';
import { CACHE_CONTROL } from '../src/images/storage/image-storage';

/** No upload may act as a page. */
const setMediaHeaders = (response: ServerResponse): void => {
  response.setHeader('Cache-Control', CACHE_CONTROL);
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
