import { environment } from '../src/environment';

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export default () => ({
  'users-permissions': { config: { jwtSecret: environment.secrets.jwt } },
  upload: {
    config: {
      sizeLimit: 10 * 1024 * 1024,
      security: { allowedTypes: PICTURES },
      breakpoints: { large: 1200, medium: 800, small: 480 },
    },
  },
});
