import { type CreateCollectionInput, check, createCollectionInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { services } from '../../src/services';
import type { DemoContent } from '../content';
import { imageFile } from '../images';

/** Adds collections whose slug isn't taken. */
export async function ensureCollections(
  strapi: Core.Strapi,
  { collections }: DemoContent,
  addresses: ReadonlyMap<string, string>,
): Promise<void> {
  const sql = strapi.db.connection;
  const taken = new Set(await sql('collections').pluck('slug'));
  const rows: { slug: string; id: number }[] = await sql('items').select('slug', 'id');
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  for (const { imageUrl, items = [], ...rest } of collections.filter(({ slug }) => !taken.has(slug))) {
    const input = {
      ...rest,
      imageUrl: imageUrl && addresses.get(imageFile(imageUrl)),
      items: items.flatMap((slug) => ids.get(slug) ?? []),
    };
    const checked = check(createCollectionInput, input);
    if (!('value' in checked)) throw new Error(checked.errors.map(({ message }) => message).join('; '));
    await services(strapi).marketplace.collections.create(checked.value as CreateCollectionInput);
  }
}
