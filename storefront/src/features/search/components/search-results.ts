import {
  type CollectionSummary,
  counted,
  effectivePrice,
  ITEM_STATUS_NAMES,
  type Item,
  isLowest,
  type LibraryImage,
  type MarketplaceTerm,
  type PostSummary,
} from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { paths } from '../../../config/paths';

export interface SearchOption {
  to: string;
  title: string;
  /** Set for results; the link to all results has none. */
  detail?: string;
  /** Set for what has images. */
  image?: string | null;
  libraryImage?: LibraryImage | null;
}

export interface ResultGroup {
  name: string;
  options: SearchOption[];
}

const allResults = (list: string, title: string, searchText: string): SearchOption => ({
  to: `${list}?${new URLSearchParams({ search: searchText })}`,
  title,
});

const itemOption = (item: Item): SearchOption => ({
  to: paths.item(item.slug),
  title: item.title,
  detail:
    item.status === 'AVAILABLE'
      ? `${isLowest(item) ? 'from ' : ''}${formatDollars(effectivePrice(item))}`
      : ITEM_STATUS_NAMES[item.status],
  image: item.imageUrl,
  libraryImage: item.libraryImage,
});

const postOption = ({ slug, title, category, featuredImage, libraryImage }: PostSummary): SearchOption => ({
  to: paths.post(slug),
  title,
  detail: category.name,
  image: featuredImage,
  libraryImage,
});

export function groupsOf(searchText: string, items: Item[], posts: PostSummary[]): ResultGroup[] {
  const groups = [
    {
      name: 'Items',
      options: items.map(itemOption),
      all: allResults(paths.marketplace, 'See all results in the marketplace', searchText),
    },
    {
      name: 'Posts',
      options: posts.map(postOption),
      all: allResults(paths.blog, 'See all results on the blog', searchText),
    },
  ];
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ name, options, all }) => ({ name, options: [...options, all] }));
}

const MOST_CATEGORIES = 6;

/** Categories with the most items, and collections: shown until something is searched for, and if nothing is found. */
export const startsOf = ({
  categories,
  collections,
}: {
  categories: MarketplaceTerm[];
  collections: CollectionSummary[];
}): ResultGroup[] =>
  [
    {
      name: 'Categories',
      options: categories
        .filter(({ _count }) => _count.marketplaceItems > 0)
        .sort((one, other) => other._count.marketplaceItems - one._count.marketplaceItems)
        .slice(0, MOST_CATEGORIES)
        .map(({ slug, name, _count }) => ({
          to: paths.category(slug),
          title: name,
          detail: counted(_count.marketplaceItems, 'item'),
        })),
    },
    {
      name: 'Collections',
      options: collections.map(({ slug, title }) => ({ to: paths.collection(slug), title, detail: '' })),
    },
  ].filter(({ options }) => options.length > 0);
