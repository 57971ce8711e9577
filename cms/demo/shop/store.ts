import { isDeepStrictEqual } from 'node:util';
import {
  DEFAULT_MENUS,
  DEFAULT_SECTIONS,
  HOME_SECTIONS,
  isPlain,
  newSection,
  salesSettingsInput,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { services } from '../../src/services';
import type { DemoContent } from '../content';
import { brandFile, imageFile } from '../images';

/** Keeps what the shop is called, and its links, if it already has any links. */
export async function ensureSettings(strapi: Core.Strapi, content: DemoContent): Promise<void> {
  const settings = services(strapi).store.settings;
  const { socialLinks: present, updatedAt } = await settings.read();
  if (present.length > 0) return;
  await settings.change({ ...content.settings, socialLinks: content.socialLinks, updatedAt });
}

/** Keeps the menus if somebody has already changed the footer. */
export async function ensureMenus(strapi: Core.Strapi, { header = DEFAULT_MENUS.header, footer }: DemoContent) {
  const menus = services(strapi).store.menus;
  const { footer: present, updatedAt } = await menus.read();
  if (isDeepStrictEqual(present, DEFAULT_MENUS.footer)) await menus.change({ header, footer, updatedAt });
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
  const shown = HOME_SECTIONS.filter((kind) => content[kind] || present.some((section) => section.kind === kind));
  const sections = shown.map((kind) => {
    const filled = withAddress({ ...newSection(kind), ...content[kind] });
    return { ...filled, tiles: filled.tiles.map(withAddress) };
  });
  await home.change({ sections, updatedAt });
}

/** Keeps a brand, if the shop has one already. */
export async function ensureBrand(
  strapi: Core.Strapi,
  { brand = {} }: DemoContent,
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const { read, change } = services(strapi).store.brand;
  const { updatedAt, ...present } = await read();
  if (!isPlain(present)) return;
  const { logoLight, logoDark, icon } = brand;
  const images = Object.entries({ logoLight, logoDark, icon }).flatMap(([place, slug]) =>
    slug ? [[place, addresses.get(brandFile(slug)) ?? null]] : [],
  );
  await change({ ...brand, ...Object.fromEntries(images), updatedAt });
}

/** Keeps how the shop sells, if it takes returns already, or lets customers cancel. */
export async function ensureSales(strapi: Core.Strapi, { sales }: DemoContent): Promise<void> {
  const settings = services(strapi).sales.settings;
  const { returnDays, cancelMinutes, updatedAt } = await settings.read();
  if (returnDays !== 0 || cancelMinutes !== 0) return;
  const input = { returnDays: 30, cancelMinutes: 60, ...sales, updatedAt };
  await settings.change(salesSettingsInput.validateSync(input));
}
