import { PageMeta, useListView } from '@stoa/web-kit';
import { paths } from '../../../../config/paths';
import { numberedPage } from '../../../../lib/numbered-page';
import { useItemCategories } from '../../api';
import { itemParams } from '../../domain/item-params';
import { ItemBrowser } from './item-browser';

export function Marketplace() {
  const view = useListView(itemParams);
  const { page, values } = view;
  const category = useItemCategories().data?.find(({ slug }) => slug === values.category);
  const path = category ? paths.category(category.slug) : paths.marketplace;
  return (
    <>
      <PageMeta
        {...numberedPage('Marketplace', path, page)}
        description="Browse everything by category, tag, and price."
      />
      <ItemBrowser view={view} title="Marketplace" />
    </>
  );
}
