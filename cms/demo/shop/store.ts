import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_MENUS } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { services } from '../../src/services';
import type { DemoContent } from '../content';

/** Keeps existing links if the shop already has any. */
export async function ensureSocialLinks(strapi: Core.Strapi, { socialLinks }: DemoContent): Promise<void> {
  const settings = services(strapi).store.settings;
  const { socialLinks: present, updatedAt } = await settings.read();
  if (present.length === 0) await settings.change({ socialLinks, updatedAt });
}

/** Keeps the footer if somebody has already changed it. */
export async function ensureMenus(strapi: Core.Strapi, { footer }: DemoContent): Promise<void> {
  const menus = services(strapi).store.menus;
  const { footer: present, updatedAt } = await menus.read();
  if (isDeepStrictEqual(present, DEFAULT_MENUS.footer)) await menus.change({ footer, updatedAt });
}
