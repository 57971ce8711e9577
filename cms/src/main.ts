import path from 'node:path';
import { createStrapi } from '@strapi/strapi';

/** Strapi's own command to start would first load its tools for building and deploying: half a second, and 50 MB that stay. */
const appDir = process.cwd();
void createStrapi({ appDir, distDir: path.join(appDir, 'dist') }).start();
