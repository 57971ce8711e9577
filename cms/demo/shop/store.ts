import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_MENUS, DEFAULT_SECTIONS } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { services } from '../../src/services';
import type { DemoContent } from '../content';
import { imageFile } from '../images';

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

/** Keeps the home page if somebody has already changed it. */
export async function ensureHome(
  strapi: Core.Strapi,
  { home: content }: DemoContent,
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const home = services(strapi).store.home;
  const { sections: present, updatedAt } = await home.read();
  if (!isDeepStrictEqual(present, DEFAULT_SECTIONS)) return;
  const withAddress = <Part extends { imageUrl?: string | null }>(part: Part): Part => ({
    ...part,
    ...(part.imageUrl && { imageUrl: addresses.get(imageFile(part.imageUrl)) }),
  });
  const sections = present.map((section) => {
    const filled = withAddress({ ...section, ...content[section.kind] });
    return { ...filled, tiles: filled.tiles.map(withAddress) };
  });
  await home.change({ sections, updatedAt });
}

/** Keeps them if the shop has either already. */
export async function ensureReturns(strapi: Core.Strapi): Promise<void> {
  const settings = services(strapi).sales.settings;
  const { returnDays, cancelMinutes, updatedAt } = await settings.read();
  if (returnDays === 0 && cancelMinutes === 0) await settings.change({ returnDays: 30, cancelMinutes: 60, updatedAt });
}
