/**
 * Replaces two of Strapi’s settings, which it guesses from the network interface.
 * Without it, links in the console’s emails lead to an address inside the server’s network.
 */
import type { Core } from '@strapi/strapi';
import { environment } from '../../environment';
import { CONSOLE } from '../../front-door/routing';

export const publicAddress = (strapi: Core.Strapi): void => {
  strapi.config.set('server.absoluteUrl', `${environment.publicUrl}/cms`);
  strapi.config.set('admin.absoluteUrl', environment.publicUrl + CONSOLE);
};
