import type { MarketplaceCategory } from '@stoa/contract';
import {
  ButtonLink,
  breadcrumbs,
  EmptyState,
  isNotFound,
  LoadError,
  PageMeta,
  PageSpinner,
  useListView,
  useSite,
} from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { Breadcrumbs } from '../../../../components/breadcrumbs';
import { RenderedText } from '../../../../components/rendered-text';
import { paths } from '../../../../config/paths';
import { numberedPage } from '../../../../lib/numbered-page';
import { useCanonicalUrl } from '../../../../lib/use-canonical-url';
import { categoryPath, useItemCategory } from '../../api';
import { paramsInCategory } from '../../domain/item-params';
import styles from './category-page.module.css';
import { ItemBrowser } from './item-browser';
import { WordsAndImage } from './words-and-image';

/** The items of a category, under its own words and image. */
export function CategoryPage() {
  const { slug = '' } = useParams();
  return <CategoryAt key={slug} idOrSlug={slug} />;
}

function CategoryAt({ idOrSlug }: { idOrSlug: string }) {
  const { data: category, error, mutate } = useItemCategory(idOrSlug);
  const view = useListView(paramsInCategory);
  useCanonicalUrl(idOrSlug, category, { page: paths.category, api: categoryPath });
  if (isNotFound(error)) return <NoSuchCategory />;
  if (error && !category)
    return <LoadError onRetry={() => mutate()}>Failed to load this category. Please try again.</LoadError>;
  if (!category) return <PageSpinner />;
  const { name, slug } = category;
  const steps = [
    { name: 'Home', path: paths.home },
    { name: 'Marketplace', path: paths.marketplace },
    { name, path: paths.category(slug) },
  ];
  return (
    <>
      <Meta category={category} page={view.page} steps={steps} />
      <div className={styles.steps}>
        <Breadcrumbs steps={steps} />
      </div>
      <ItemBrowser view={view} title={name} category={slug}>
        <About category={category} />
      </ItemBrowser>
    </>
  );
}

type MetaProps = { category: MarketplaceCategory; page: number; steps: { name: string; path: string }[] };

function Meta({ category, page, steps }: MetaProps) {
  const { name, slug, opening, imageUrl, seoTitle, seoDescription, shareImageUrl } = category;
  const { origin } = useSite();
  return (
    <PageMeta
      {...numberedPage(seoTitle ?? name, paths.category(slug), page)}
      description={seoDescription ?? (opening || undefined)}
      plainImage={shareImageUrl ?? imageUrl}
      jsonLd={typeof window === 'undefined' && [breadcrumbs(origin, steps)]}
    />
  );
}

function About({ category: { descriptionHtml, imageUrl, libraryImage } }: { category: MarketplaceCategory }) {
  if (!descriptionHtml && !imageUrl) return null;
  return (
    <WordsAndImage imageUrl={imageUrl} libraryImage={libraryImage} className={styles.about}>
      {descriptionHtml && <RenderedText html={descriptionHtml} />}
    </WordsAndImage>
  );
}

function NoSuchCategory() {
  return (
    <>
      <PageMeta title="Category not found" />
      <EmptyState
        title="Category not found"
        level={1}
        action={
          <ButtonLink to={paths.marketplace} variant="contained" size="large">
            Browse the marketplace
          </ButtonLink>
        }
      >
        It may have been renamed, or the address may have a typo.
      </EmptyState>
    </>
  );
}
