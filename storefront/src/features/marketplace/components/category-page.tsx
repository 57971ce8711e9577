import type { MarketplaceCategory } from '@stoa/contract';
import {
  ButtonLink,
  breadcrumbs,
  classes,
  EmptyState,
  isNotFound,
  LoadError,
  PageMeta,
  PageSpinner,
  useListView,
  useSite,
} from '@stoa/web-kit';
import { Breadcrumbs } from '../../../components/breadcrumbs';
import { Picture } from '../../../components/picture';
import { RenderedText } from '../../../components/rendered-text';
import { paths } from '../../../config/paths';
import { useProperAddress } from '../../../lib/use-proper-address';
import { categoryPath, useItemCategory } from '../api';
import { paramsInCategory } from '../domain/item-params';
import styles from './category-page.module.css';
import { ItemBrowser } from './item-browser';

/** The items of a category, under its own words and image. */
export function CategoryPage({ idOrSlug }: { idOrSlug: string }) {
  const { data: category, error, mutate } = useItemCategory(idOrSlug);
  const view = useListView(paramsInCategory);
  useProperAddress(idOrSlug, category, { page: paths.category, api: categoryPath });
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
  const path = paths.category(slug);
  const title = seoTitle ?? name;
  return (
    <PageMeta
      title={page > 1 ? `${title}, page ${page}` : title}
      description={seoDescription ?? (opening || undefined)}
      path={page > 1 ? `${path}?page=${page}` : path}
      plainImage={shareImageUrl ?? imageUrl}
      jsonLd={[breadcrumbs(origin, steps)]}
    />
  );
}

function About({ category: { descriptionHtml, imageUrl, picture } }: { category: MarketplaceCategory }) {
  if (!descriptionHtml && !imageUrl) return null;
  return (
    <div className={classes(styles.about, imageUrl !== null && styles.pictured)}>
      {descriptionHtml && <RenderedText html={descriptionHtml} />}
      {imageUrl && (
        <div className={styles.picture}>
          <Picture src={imageUrl} picture={picture} ratio="16 / 9" sizes="(min-width: 900px) 540px, 100vw" first />
        </div>
      )}
    </div>
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
