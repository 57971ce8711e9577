import { apiPaths, type PostBulkAction, type PostBulkInput, type PostStatus, type PostSummary } from '@stoa/contract';
import { useListView, useReload, viewQuery } from '@stoa/web-kit';
import { useMemo } from 'react';
import { CreateButton } from '../../../components/create-button';
import type { BulkAction } from '../../../components/list/bulk/bulk-action';
import { BulkBar } from '../../../components/list/bulk/bulk-bar';
import { startJob } from '../../../components/list/bulk/start-job';
import { RecordList } from '../../../components/list/record-list';
import { flagChoices } from '../../../components/list/toolbar/filters';
import { ImportExportButtons } from '../../../components/list/toolbar/import-export-buttons';
import { useChosenRows } from '../../../components/list/use-chosen-rows';
import { PageHeader } from '../../../components/page-header';
import { useTermChoices, useTerms } from '../../../components/terms/api';
import { tagActions } from '../../../components/terms/bulk-tags';
import { useOutcome } from '../../../components/use-outcome';
import { changePosts, deletePost, useAuthors, usePosts } from '../api';
import { statusChoices } from '../domain/post-status';
import { type PostView, postSetup } from '../post-setup';
import { authorChoices } from './author-select';
import { postColumns } from './post-columns';

export function PostList() {
  const view = useListView(postSetup.params);
  const answer = usePosts(view);
  const { data: categories = [] } = useTerms('blogCategory');
  const { data: authors = [] } = useAuthors();
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
            <ImportExportButtons kind="posts" view={view} />
            <CreateButton to={postSetup.create}>New post</CreateButton>
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
        filters={[
          { name: 'status', label: 'Status', choices: [{ value: '', label: 'All' }, ...statusChoices], isMore: true },
          {
            name: 'category',
            label: 'Category',
            choices: [
              { value: '', label: 'All Categories' },
              ...categories.map(({ name, slug }) => ({ value: slug, label: name })),
            ],
            isMore: true,
          },
          {
            name: 'author',
            label: 'Author',
            choices: [{ value: '', label: 'All' }, ...authorChoices(authors)],
            isMore: true,
          },
          { name: 'featured', label: 'Featured', choices: flagChoices('Featured', 'Not featured'), isMore: true },
        ]}
        bulk={{
          chosen,
          bar: (
            <PostBulk
              chosen={chosen.rows}
              onChoose={chosen.keep}
              view={view}
              total={answer.list?.pagination.total ?? 0}
            />
          ),
        }}
        texts={{
          empty: 'No blog posts found. Create your first post!',
          create: { label: 'Create post', to: postSetup.create },
          failure: 'Error loading blog posts. Please try again.',
        }}
      />
    </>
  );
}

type PostBulkProps = { chosen: PostSummary[]; onChoose: (ids: number[]) => void; view: PostView; total: number };
type Change = Omit<PostBulkInput, 'ids'>;

function PostBulk({ chosen, onChoose, view, total }: PostBulkProps) {
  const categories = useTermChoices('blogCategory');
  const reload = useReload(apiPaths.blog.posts);
  const simply = (action: PostBulkAction) => () => ({ action });
  const setStatus = (status: string): Change => ({ action: 'setStatus', status: status as PostStatus });
  const actions: BulkAction<Change>[] = [
    { label: 'Publish', done: 'published', input: () => setStatus('PUBLISHED') },
    {
      label: 'Unpublish',
      question: (what) => `Unpublish ${what}?`,
      done: 'unpublished',
      input: () => setStatus('DRAFT'),
    },
    { label: 'Feature', done: 'featured', input: simply('feature') },
    { label: 'Stop featuring', done: 'no longer featured', input: simply('unfeature') },
    {
      label: 'Change status',
      question: (what) => `Change the status of ${what}?`,
      done: 'changed',
      choice: { label: 'Status', choices: statusChoices },
      input: setStatus,
    },
    {
      label: 'Change category',
      question: (what) => `Change the category of ${what}?`,
      done: 'changed',
      choice: { label: 'Category', choices: categories },
      input: (categoryId) => ({ action: 'setCategory', categoryId: Number(categoryId) }),
    },
    ...tagActions('blogTag'),
    { label: 'Delete', done: 'deleted', danger: true, input: simply('delete'), trashed: 'post' },
  ];
  const query = viewQuery({ ...view, page: 1 });
  return (
    <BulkBar
      noun="post"
      chosen={chosen}
      actions={actions}
      send={changePosts}
      jobs={{ total, query, start: (target, change) => startJob('posts', target, change) }}
      onChoose={onChoose}
      onDone={reload}
    />
  );
}
