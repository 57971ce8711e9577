import { changeView, type ListView, PageMeta } from '@stoa/web-kit';
import { paths } from '../../../config/paths';
import { type PostParam, postParams } from '../domain/post-params';

/** Each category, tag, and page has its own address in search engines; search results have none. */
export function ListMeta({ view: { page, values } }: { view: ListView<PostParam> }) {
  const query = changeView(postParams, new URLSearchParams(), values, page).toString();
  return (
    <PageMeta
      title={page > 1 ? `Blog, page ${page}` : 'Blog'}
      description="Stories, guides, and news from behind the scenes."
      path={values.search ? undefined : [paths.blog, query].filter(Boolean).join('?')}
    />
  );
}
