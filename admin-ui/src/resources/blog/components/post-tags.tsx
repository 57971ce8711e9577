import { apiPaths } from '@stoa/contract';
import { useReload } from '@stoa/web-kit';
import type { MoreActions } from '../../../components/list/row-action';
import { TagScreen } from '../../../components/terms/tag-screen';
import { deleteTag } from '../api/delete-term';
import { useTags } from '../api/get-terms';
import { addTag, changeTag } from '../api/save-tag';
import { toTagRow } from '../domain/term-rows';

const calls = { add: addTag, change: changeTag };

export function PostTags({ moreActions }: { moreActions: MoreActions }) {
  const { data, error, mutate } = useTags();
  return (
    <TagScreen
      title="Blog tags"
      intro="Words that readers find posts by. A post can have several."
      of="posts"
      tags={{ rows: data?.map(toTagRow), failed: error !== undefined, retry: () => void mutate() }}
      reload={useReload(apiPaths.blog.tags)}
      calls={calls}
      remove={deleteTag}
      moreActions={moreActions}
    />
  );
}
