import { apiPaths, type PostStatus, type PostSummary } from '@stoa/contract';
import { useReload } from '@stoa/web-kit';
import type { BulkAction } from '../../../components/list/bulk/bulk-action';
import { BulkBar } from '../../../components/list/bulk/bulk-bar';
import { changePosts } from '../api/change-posts';
import { useCategories } from '../api/get-terms';
import { statusChoices } from '../domain/post-status';

/** What can be done with the chosen posts. */
export function PostBulk({ chosen, onChoose }: { chosen: PostSummary[]; onChoose: (ids: number[]) => void }) {
  const categories = useCategories();
  const reload = useReload(apiPaths.blog.posts);
  const setStatus = (ids: number[], status: string) =>
    changePosts({ ids, action: 'setStatus', status: status as PostStatus });
  const actions: BulkAction[] = [
    {
      label: 'Publish',
      ask: (what) => `Publish ${what}?`,
      done: 'published',
      send: (ids) => setStatus(ids, 'PUBLISHED'),
    },
    {
      label: 'Unpublish',
      ask: (what) => `Make ${what} a draft again?`,
      done: 'unpublished',
      send: (ids) => setStatus(ids, 'DRAFT'),
    },
    {
      label: 'Feature',
      ask: (what) => `Feature ${what}?`,
      done: 'featured',
      send: (ids) => changePosts({ ids, action: 'feature' }),
    },
    {
      label: 'Stop featuring',
      ask: (what) => `Stop featuring ${what}?`,
      done: 'no longer featured',
      send: (ids) => changePosts({ ids, action: 'unfeature' }),
    },
    {
      label: 'Change status',
      ask: (what) => `Change the status of ${what}?`,
      done: 'changed',
      choice: { label: 'Status', choices: statusChoices },
      send: setStatus,
    },
    {
      label: 'Change category',
      ask: (what) => `Change the category of ${what}?`,
      done: 'changed',
      choice: {
        label: 'Category',
        choices: (categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
      },
      send: (ids, categoryId) => changePosts({ ids, action: 'setCategory', categoryId: Number(categoryId) }),
    },
    {
      label: 'Delete',
      ask: (what) => `Delete ${what}?`,
      done: 'deleted',
      danger: true,
      send: (ids) => changePosts({ ids, action: 'delete' }),
    },
  ];
  return <BulkBar noun="post" chosen={chosen} actions={actions} onChoose={onChoose} onDone={reload} />;
}
