import { optionalUrl, textOrNull } from '../input/fields';

/** What search engines and social networks show of a page instead of its own title, first words, and image. */
export interface Seo {
  seoTitle: string | null;
  seoDescription: string | null;
  shareImageUrl: string | null;
}

export const seoFields = {
  seoTitle: textOrNull('Search title', 120),
  seoDescription: textOrNull('Search description', 320),
  shareImageUrl: optionalUrl('Social image URL'),
};

export const noSeo = {
  seoTitle: seoFields.seoTitle.default(null),
  seoDescription: seoFields.seoDescription.default(null),
  shareImageUrl: seoFields.shareImageUrl.default(null),
};
