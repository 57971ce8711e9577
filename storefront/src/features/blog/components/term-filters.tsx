import type { Term } from '@stoa/contract';
import { changeView, type ListControls } from '@stoa/web-kit';
import { useLocation } from 'react-router-dom';
import { useBlogCategories, useBlogTags } from '../api';
import { type PostParam, postParams } from '../domain/post-params';
import { ChipLink, chipList } from './chip-link';
import styles from './term-filters.module.css';

type TermFiltersProps = { view: ListControls<PostParam> };

/** Links, so that each view of the list can be opened, bookmarked, and shared. */
export function TermFilters({ view }: TermFiltersProps) {
  const categories = useBlogCategories().data?.filter(({ _count }) => _count.posts > 0);
  const tags = useBlogTags().data?.filter(({ postsCount }) => postsCount > 0);
  return (
    <div className={styles.filters}>
      <Terms
        label="Categories"
        all="All categories"
        param="category"
        terms={categories}
        chosen={view.values.category}
      />
      <Terms label="Tags" all="All tags" param="tag" terms={tags} chosen={view.values.tag} />
    </div>
  );
}

type TermsProps = {
  label: string;
  all: string;
  param: PostParam;
  terms: Term[] | undefined;
  chosen: string;
};

function Terms({ label, all, param, terms, chosen }: TermsProps) {
  const { search } = useLocation();
  if (!terms || terms.length === 0) return null;
  const address = (slug: string) => ({
    search: changeView(postParams, new URLSearchParams(search), { [param]: slug }).toString(),
  });
  return (
    <nav aria-label={label}>
      <ul className={chipList}>
        {[{ name: all, slug: '' }, ...terms].map(({ name, slug }) => (
          <li key={slug}>
            <ChipLink to={address(slug)} preventScrollReset chosen={slug === chosen}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
