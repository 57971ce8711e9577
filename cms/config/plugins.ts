import type { ServerResponse } from 'node:http';
import { environment } from '../src/environment';
import { MAX_UPLOAD } from '../src/http/upload-limit';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

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
      sizeLimit: MAX_UPLOAD,
      security: { allowedTypes: PICTURES },
      breakpoints: { large: 1200, medium: 800, small: 480 },
    },
  },
});
