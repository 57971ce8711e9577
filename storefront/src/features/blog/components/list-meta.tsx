import { changeView, type ListView, PageMeta } from '@stoa/web-kit';
import { paths } from '../../../config/paths';
import { type PostListParam, postListParams } from '../api/get-posts';

/** Each category, tag and page has an address of its own; what somebody searched for has none in search engines. */
export function ListMeta({ view: { page, values } }: { view: ListView<PostListParam> }) {
  const query = changeView(postListParams, new URLSearchParams(), values, page).toString();
  return (
    <PageMeta
      title={page > 1 ? `Blog, page ${page}` : 'Blog'}
      description="Stories, guides and news from behind the scenes."
      path={values.search ? undefined : [paths.blog, query].filter(Boolean).join('?')}
    />
  );
}
