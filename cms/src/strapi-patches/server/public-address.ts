import type { Core } from '@strapi/strapi';
import { environment } from '../../environment';
import { CONSOLE } from '../../front-door/routing';

/** Strapi guesses its address from the network interface, but links in the console's email need the public one. */
export const publicAddress = (strapi: Core.Strapi): void => {
  strapi.config.set('server.absoluteUrl', `${environment.publicUrl}/cms`);
  strapi.config.set('admin.absoluteUrl', environment.publicUrl + CONSOLE);
};
