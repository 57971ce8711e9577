import type { Core } from '@strapi/strapi';
import { services } from '../../src/services';
import type { DemoContent } from '../content';

/** Keeps existing links if the shop already has any. */
export async function ensureSocialLinks(strapi: Core.Strapi, { socialLinks }: DemoContent): Promise<void> {
  const settings = services(strapi).store.settings;
  const { socialLinks: present, updatedAt } = await settings.read();
  if (present.length === 0) await settings.change({ socialLinks, updatedAt });
}
