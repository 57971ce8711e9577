import { effectivePrice, type Item, isLowest, type LibraryImage, type PostSummary } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { paths } from '../../../config/paths';

export interface SearchOption {
  to: string;
  title: string;
  detail?: string;
  /** Set for results; the link to all results has no image. */
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
  detail: `${isLowest(item) ? 'from ' : ''}${formatDollars(effectivePrice(item))}`,
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
