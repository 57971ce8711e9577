import { useRecordHistory } from '../../resources/history/components/use-record-history';
import { ItemCategories } from '../../resources/marketplace/components/item-categories';

export function ItemCategoriesPage() {
  const { actions, dialog } = useRecordHistory('itemCategory');
  return (
    <>
      <ItemCategories moreActions={actions} />
      {dialog}
    </>
  );
}
