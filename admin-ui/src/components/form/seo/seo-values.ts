import type { Seo } from '@stoa/contract';
import { orNull } from '../or-null';

/** As typed. */
export type SeoValues = Record<keyof Seo, string>;

export const seoLabels = {
  seoTitle: 'Search title',
  seoDescription: 'Search description',
  shareImageUrl: 'Social image URL',
} satisfies Record<keyof Seo, string>;

export const seoFieldTable = <Tab extends string>(tab: Tab) => ({
  seoTitle: { label: seoLabels.seoTitle, tab },
  seoDescription: { label: seoLabels.seoDescription, tab },
  shareImageUrl: { label: seoLabels.shareImageUrl, tab },
});

export const newSeo: SeoValues = { seoTitle: '', seoDescription: '', shareImageUrl: '' };

export const toSeoValues = ({ seoTitle, seoDescription, shareImageUrl }: Seo): SeoValues => ({
  seoTitle: seoTitle ?? '',
  seoDescription: seoDescription ?? '',
  shareImageUrl: shareImageUrl ?? '',
});

export const toSeoInput = ({ seoTitle, seoDescription, shareImageUrl }: SeoValues): Seo => ({
  seoTitle: orNull(seoTitle),
  seoDescription: orNull(seoDescription),
  shareImageUrl: orNull(shareImageUrl),
});
