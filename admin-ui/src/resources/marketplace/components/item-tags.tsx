import { apiPaths } from '@stoa/contract';
import { useReload } from '@stoa/web-kit';
import type { MoreActions } from '../../../components/list/row-action';
import { TagScreen } from '../../../components/terms/tag-screen';
import { deleteTag } from '../api/delete-term';
import { useTags } from '../api/get-terms';
import { addTag, changeTag } from '../api/save-tag';
import { toTermRow } from '../domain/term-rows';

const calls = { add: addTag, change: changeTag };

export function ItemTags({ moreActions }: { moreActions: MoreActions }) {
  const { data, error, mutate } = useTags();
  return (
    <TagScreen
      title="Item tags"
      intro="Words that shoppers find items by. An item can have several."
      of="items"
      tags={{ rows: data?.map(toTermRow), failed: error !== undefined, retry: () => void mutate() }}
      reload={useReload(apiPaths.marketplace.tags)}
      calls={calls}
      remove={deleteTag}
      moreActions={moreActions}
    />
  );
}
