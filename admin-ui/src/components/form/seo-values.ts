import type { Seo } from '@stoa/contract';
import { orNull } from './or-null';

/** As typed. */
export type SeoValues = Record<keyof Seo, string>;

export const seoFieldTable = <Tab extends string>(tab: Tab) => ({
  seoTitle: { label: 'Search title', tab },
  seoDescription: { label: 'Search description', tab },
  shareImageUrl: { label: 'Social image URL', tab },
});

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
