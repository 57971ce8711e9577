import type { Seo } from '@stoa/contract';
import type { Fields } from './fields';
import { optionalLine, optionalText, webAddress } from './records/attributes';

/** The fields of every record that has a page. `description` and `image` say what stands for them. */
export const seoFields = (description: string, image: string) =>
  ({
    seoTitle: {
      column: 'seo_title',
      type: optionalLine(120),
      detail: true,
      csv: 'optionalText',
      console: { label: 'Search title', help: 'Shown by search engines. Leave empty to use the title.' },
    },
    seoDescription: {
      column: 'seo_description',
      type: optionalText(320),
      detail: true,
      csv: 'optionalText',
      console: { label: 'Search description', help: `Shown by search engines. Leave empty to use ${description}.` },
    },
    shareImageUrl: {
      column: 'share_image_url',
      type: webAddress,
      detail: true,
      csv: 'optionalText',
      console: { label: 'Social image', help: `Shown by social networks. ${image}` },
    },
  }) satisfies Fields<Seo, keyof Seo>;

export const toSeo = ({ seoTitle, seoDescription, shareImageUrl }: Seo): Seo => ({
  seoTitle,
  seoDescription,
  shareImageUrl,
});

/** For the console's form. */
export const seoRows = [{ seoTitle: 12 }, { seoDescription: 12 }, { shareImageUrl: 12 }] as const;
