import type { ServerResponse } from 'node:http';
import { environment } from '../src/environment';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export default () => ({
  'users-permissions': { config: { jwtSecret: environment.secrets.jwt } },
  upload: {
    config: {
      // A picture that an editor replaces keeps its address: so a day, not for ever.
      providerOptions: {
        localServer: {
          setHeaders: (response: ServerResponse) =>
            response.setHeader('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800'),
        },
      },
      sizeLimit: 10 * 1024 * 1024,
      security: { allowedTypes: PICTURES },
      breakpoints: { large: 1200, medium: 800, small: 480 },
    },
  },
});
