import Button from '@mui/material/Button';
import { apiPaths, type PostSummary } from '@stoa/contract';
import { PlusIcon, useListView, useReload } from '@stoa/web-kit';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ExportButton } from '../../../components/list/export-button';
import { RecordList } from '../../../components/list/record-list';
import { useChosenRows } from '../../../components/list/use-chosen-rows';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { paths } from '../../../config/paths';
import { deletePost } from '../api/delete-post';
import { usePosts } from '../api/get-posts';
import { postParams } from '../domain/post-params';
import { PostBulk } from './post-bulk';
import { postColumns } from './post-columns';

export function PostList() {
  const view = useListView(postParams);
  const found = usePosts(view);
  const { alert, attempt } = useOutcome(useReload(apiPaths.blog.posts));
  const chosen = useChosenRows<PostSummary>();
  const { drop } = chosen;
  const columns = useMemo(
    () =>
      postColumns(async ({ id }) => {
        const gone = await attempt(() => deletePost(id), {
          done: 'Post deleted successfully',
          failure: 'Failed to delete post',
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
            <ExportButton path={apiPaths.admin.exportPosts} view={view} />
            <Button component={Link} to={paths.newPost} variant="contained" startIcon={<PlusIcon />}>
              New post
            </Button>
          </>
        }
      />
      {alert}
      <RecordList
        name="posts"
        label="Blog posts"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        found={found}
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
