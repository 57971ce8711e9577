import { useRecordHistory } from '../../resources/history/components/use-record-history';
import { ItemTags } from '../../resources/marketplace/components/item-tags';

export function ItemTagsPage() {
  const { actions, dialog } = useRecordHistory('itemTag');
  return (
    <>
      <ItemTags moreActions={actions} />
      {dialog}
    </>
  );
}
