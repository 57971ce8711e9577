import path from 'node:path';
import { createStrapi } from '@strapi/strapi';

/** Strapi's own command to start would first load its tools for building and deploying: half a second, and 50 MB of memory for good. */
const appDir = process.cwd();
void createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).start();
