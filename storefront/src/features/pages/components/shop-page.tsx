import type { ShopPage as Page } from '@stoa/contract';
import { classes, isNotFound, LoadError, PageMeta, Skeleton, text } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../components/breadcrumbs';
import { RenderedText } from '../../../components/rendered-text';
import { UnpublishedNote } from '../../../components/unpublished-note';
import { paths } from '../../../config/paths';
import { useCanonicalUrl } from '../../../lib/use-canonical-url';
import { shopPagePath, useShopPage } from '../api';
import styles from './shop-page.module.css';

type ShopPageProps = { idOrSlug: string; otherwise: ReactNode };

/** A page of the shop's own; `otherwise` if there is none. */
export function ShopPage({ idOrSlug, otherwise }: ShopPageProps) {
  const { data, error, mutate } = useShopPage(idOrSlug);
  useCanonicalUrl(idOrSlug, data, { page: paths.page, api: shopPagePath });
  if (isNotFound(error)) return otherwise;
  if (data) return <Content page={data} />;
  if (error) return <LoadError onRetry={() => mutate()}>Failed to load this page. Please try again.</LoadError>;
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton width="12em" className={classes(text.h2, styles.title)} />
      <Skeleton height="20rem" />
    </div>
  );
}

function Content({ page }: { page: Page }) {
  const { title, slug, status, seoTitle, seoDescription, opening, updatedAt, contentHtml } = page;
  const path = paths.page(slug);
  const isPublic = status === 'PUBLISHED';
  return (
    <article className={styles.page}>
      <PageMeta
        title={seoTitle ?? title}
        description={seoDescription ?? opening}
        path={isPublic ? path : undefined}
        shareImage={isPublic ? paths.shareImage(path, updatedAt) : undefined}
        alternates={isPublic ? [{ type: 'text/markdown', path: paths.markdown(path) }] : []}
      />
      <Breadcrumbs
        steps={[
          { name: 'Home', path: paths.home },
          { name: title, path },
        ]}
      />
      {!isPublic && <UnpublishedNote>It’s a draft.</UnpublishedNote>}
      <h1 className={classes(text.h2, styles.title)}>{title}</h1>
      <RenderedText html={contentHtml} />
    </article>
  );
}
