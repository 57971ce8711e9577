import { apiPaths, type PostBulkAction, type PostStatus, type PostSummary } from '@stoa/contract';
import { useListView, useReload } from '@stoa/web-kit';
import { useMemo } from 'react';
import { CreateButton } from '../../../components/create-button';
import type { BulkAction } from '../../../components/list/bulk/bulk-action';
import { BulkBar } from '../../../components/list/bulk/bulk-bar';
import { ExportButton } from '../../../components/list/export-button';
import { RecordList } from '../../../components/list/record-list';
import { useChosenRows } from '../../../components/list/use-chosen-rows';
import { PageHeader } from '../../../components/page-header';
import { useTermChoices } from '../../../components/terms/api';
import { useOutcome } from '../../../components/use-outcome';
import { changePosts, deletePost, usePosts } from '../api';
import { postParams } from '../domain/post-params';
import { statusChoices } from '../domain/post-status';
import { postPaths } from '../paths';
import { postColumns } from './post-columns';

export function PostList() {
  const view = useListView(postParams);
  const answer = usePosts(view);
  const { attempt } = useOutcome(useReload(apiPaths.blog.posts));
  const chosen = useChosenRows<PostSummary>();
  const { drop } = chosen;
  const columns = useMemo(
    () =>
      postColumns(async ({ id, title }) => {
        const gone = await attempt(() => deletePost(id), {
          done: 'Post deleted successfully',
          failure: 'Failed to delete post',
          trashed: { kind: 'post', recordId: id, title },
        });
        if (gone) drop(id);
      }),
    [attempt, drop],
  );
  return (
    <>
      <PageHeader
        title="Blog"
        actions={
          <>
            <ExportButton path={apiPaths.admin.export('posts')} view={view} />
            <CreateButton to={postPaths.create}>New post</CreateButton>
          </>
        }
      />
      <RecordList
        name="posts"
        label="Blog posts"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={columns}
        placeholder="Search posts..."
        bulk={{ chosen, bar: <PostBulk chosen={chosen.rows} onChoose={chosen.keep} /> }}
        texts={{
          empty: 'No blog posts found. Create your first post!',
          failure: 'Error loading blog posts. Please try again.',
        }}
      />
    </>
  );
}

function PostBulk({ chosen, onChoose }: { chosen: PostSummary[]; onChoose: (ids: number[]) => void }) {
  const categories = useTermChoices('blogCategory');
  const reload = useReload(apiPaths.blog.posts);
  const simply = (action: PostBulkAction) => (ids: number[]) => changePosts({ ids, action });
  const setStatus = (ids: number[], status: string) =>
    changePosts({ ids, action: 'setStatus', status: status as PostStatus });
  const actions: BulkAction[] = [
    { label: 'Publish', done: 'published', send: (ids) => setStatus(ids, 'PUBLISHED') },
    {
      label: 'Unpublish',
      ask: (what) => `Unpublish ${what}?`,
      done: 'unpublished',
      send: (ids) => setStatus(ids, 'DRAFT'),
    },
    { label: 'Feature', done: 'featured', send: simply('feature') },
    { label: 'Stop featuring', done: 'no longer featured', send: simply('unfeature') },
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
      choice: { label: 'Category', choices: categories },
      send: (ids, categoryId) => changePosts({ ids, action: 'setCategory', categoryId: Number(categoryId) }),
    },
    { label: 'Delete', done: 'deleted', danger: true, send: simply('delete') },
  ];
  return <BulkBar noun="post" chosen={chosen} actions={actions} onChoose={onChoose} onDone={reload} />;
}
