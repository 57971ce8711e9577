import { apiPaths, type Post } from '@stoa/contract';
import { FormAlert, LoadError, useReload } from '@stoa/web-kit';
import { useParams } from 'react-router';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormSkeleton } from '../../../components/form/form-skeleton';
import { FormTabs } from '../../../components/form/form-tabs';
import { RecordForm } from '../../../components/form/record-form';
import { useSaved } from '../../../components/form/use-saved';
import { PageHeader } from '../../../components/page-header';
import { ViewLink } from '../../../components/view-link';
import { outsidePaths, paths } from '../../../config/paths';
import { lastAddress } from '../../../lib/last-address';
import { usePost } from '../api/get-post';
import { updatePost } from '../api/update-post';
import { isVisible } from '../domain/is-visible';
import { complaintsAbout, toPostValues } from '../domain/post-values';
import { postTabs } from './post-inputs';
import { usePostFields } from './use-post-fields';

export function EditPost() {
  const { id = '' } = useParams();
  const { data: post, error, mutate } = usePost(id);
  return (
    <>
      <PageHeader
        title="Edit post"
        intro={post?.title}
        actions={post && isVisible(post) && <ViewLink href={outsidePaths.post(post.slug)} name={post.title} />}
      />
      {error && !post ? (
        <LoadError onRetry={() => void mutate()}>Failed to load blog post. Please try again.</LoadError>
      ) : post ? (
        <PostForm post={post} onChanged={(saved) => void mutate({ ...post, ...saved }, { revalidate: false })} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function PostForm({ post, onChanged }: { post: Post; onChanged: (saved: Post) => void }) {
  const { alert, ...saved } = useSaved('Blog post updated successfully', () => lastAddress(paths.posts));
  const fields = usePostFields();
  const reload = useReload(apiPaths.blog.posts);
  return (
    <RecordForm
      aria-label="Edit post"
      draft={`post-${post.id}`}
      initialValues={toPostValues(post)}
      validate={complaintsAbout}
      failure="Failed to update blog post"
      conflict={{ fields, toValues: toPostValues }}
      onSave={async (values) => {
        const changed = await updatePost(post.id, values);
        await reload();
        onChanged(changed);
        return toPostValues(changed);
      }}
      {...saved}
    >
      <FormTabs tabs={postTabs} />
      <FormAlert />
      <FormButtons submit="Save changes" busy="Saving..." cancel={paths.posts} canStay />
      {alert}
    </RecordForm>
  );
}
