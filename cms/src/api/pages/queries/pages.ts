import type { PageSort, ShopPageListQuery } from '@stoa/contract';
import { selected } from '../../../area/fields';
import { formerSlugs } from '../../../database/former-slugs';
import { identifiedBy } from '../../../database/identify';
import { onePage, readPage as readOnePage } from '../../../database/page';
import { matchSearch } from '../../../database/search';
import type { Query, Sql } from '../../../database/sql';
import { pageFields } from '../fields';
import type { PageRow, PageSummaryRow } from '../serializers/page';

export const PUBLISHED = "pages.state = 'PUBLISHED'";

const SORTS: Record<PageSort, string> = {
  title: 'lower(pages.title)',
  status: 'pages.state',
  updatedAt: 'pages.updated_at',
};

const visible = (sql: Sql, seesUnpublished: boolean): Query => {
  const query = sql('pages');
  return seesUnpublished ? query : query.whereRaw(PUBLISHED);
};

export const readPages = (sql: Sql, { search, status, sortBy, ...asked }: ShopPageListQuery, seesAll: boolean) => {
  const matching = visible(sql, seesAll);
  matchSearch(matching, ['pages.title', 'pages.content'], search);
  if (status) matching.where('pages.state', status);
  const rows = matching.clone().select(...selected(sql, 'pages', pageFields, 'list'));
  return readOnePage<PageSummaryRow>(onePage(rows, { ...asked, by: SORTS[sortBy], id: 'pages.id' }), matching, asked);
};

export const readPage = (sql: Sql, idOrSlug: number | string, seesUnpublished: boolean): Promise<PageRow | undefined> =>
  identifiedBy(visible(sql, seesUnpublished), 'pages', idOrSlug).first(...selected(sql, 'pages', pageFields, 'record'));

/** Those that lead to a published page, also where it has another slug by now. */
export const readPublishedSlugs = async (sql: Sql, slugs: string[]): Promise<string[]> => {
  if (slugs.length === 0) return [];
  const former = formerSlugs('pages');
  const renamed = visible(sql, false).join(former, `${former}.record_id`, 'pages.id');
  const found: { slug: string }[] = await visible(sql, false)
    .whereIn('slug', slugs)
    .select('slug')
    .union(renamed.whereIn(`${former}.slug`, slugs).select(`${former}.slug`));
  return found.map(({ slug }) => slug);
};
