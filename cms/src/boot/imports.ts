import type { Core } from '@strapi/strapi';
import { services } from '../services';

/** Less than the patience of boot/graceful-stop.ts. */
const STOP_DEADLINE = 3_000;

export const startImports = (strapi: Core.Strapi): void => services.transfer.imports(strapi).start();

export const stopImports = (strapi: Core.Strapi): Promise<void> =>
  services.transfer.imports(strapi).stop(STOP_DEADLINE);
