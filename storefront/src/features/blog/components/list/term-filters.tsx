import type { Term } from '@stoa/contract';
import type { ListControls } from '@stoa/web-kit';
import { useBlogCategories, useBlogTags } from '../../api';
import type { PostParam } from '../../domain/post-params';
import { ChipLink, chipList } from '../cards/chip-link';
import styles from './term-filters.module.css';

type TermFiltersProps = { view: ListControls<PostParam> };

/** Links, so that each view of the list can be opened, bookmarked, and shared. */
export function TermFilters({ view }: TermFiltersProps) {
  const categories = useBlogCategories().data?.filter(({ _count }) => _count.posts > 0);
  const tags = useBlogTags().data?.filter(({ postsCount }) => postsCount > 0);
  return (
    <div className={styles.filters}>
      <Terms label="Categories" all="All categories" param="category" terms={categories} view={view} />
      <Terms label="Tags" all="All tags" param="tag" terms={tags} view={view} />
    </div>
  );
}

type TermsProps = TermFiltersProps & {
  label: string;
  all: string;
  param: PostParam;
  terms: Term[] | undefined;
};

function Terms({ label, all, param, terms, view }: TermsProps) {
  if (!terms || terms.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={chipList}>
        {[{ name: all, slug: '' }, ...terms].map(({ name, slug }) => (
          <li key={slug}>
            <ChipLink to={view.linkTo(1, { [param]: slug })} preventScrollReset chosen={slug === view.values[param]}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
