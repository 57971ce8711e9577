import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { Term } from '@stoa/contract';
import { changeView, type ListControls } from '@stoa/web-kit';
import { Link, useLocation } from 'react-router-dom';
import { useBlogCategories, useBlogTags } from '../api';
import { type PostParam, postParams } from '../domain/post-params';

type TermFiltersProps = { view: ListControls<PostParam> };

/** Links, so that each view of the list can be opened, bookmarked, and shared. */
export function TermFilters({ view }: TermFiltersProps) {
  const categories = useBlogCategories().data?.filter(({ _count }) => _count.posts > 0);
  const tags = useBlogTags().data?.filter(({ postsCount }) => postsCount > 0);
  return (
    <Box sx={{ display: 'grid', gap: 1.25, minHeight: { xs: 158, sm: 100, md: 68 }, alignContent: 'start' }}>
      <Terms
        label="Categories"
        all="All categories"
        param="category"
        terms={categories}
        chosen={view.values.category}
      />
      <Terms label="Tags" all="All tags" param="tag" terms={tags} chosen={view.values.tag} />
    </Box>
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
    <Box component="nav" aria-label={label}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, margin: 0, padding: 0, listStyle: 'none' }}
      >
        {[{ name: all, slug: '' }, ...terms].map(({ name, slug }) => {
          const isChosen = slug === chosen;
          return (
            <li key={slug}>
              <Chip
                component={Link}
                to={address(slug)}
                preventScrollReset
                label={name}
                size="small"
                clickable
                color={isChosen ? 'primary' : 'default'}
                variant={isChosen ? 'filled' : 'outlined'}
                aria-current={isChosen ? 'true' : undefined}
              />
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
