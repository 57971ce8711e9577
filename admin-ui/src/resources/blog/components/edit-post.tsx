import { apiPaths, type Post } from '@stoa/contract';
import { FormAlert, LoadError, useReload } from '@stoa/web-kit';
import { useParams } from 'react-router';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormSkeleton } from '../../../components/form/form-skeleton';
import { FormTabs } from '../../../components/form/form-tabs';
import { RecordForm } from '../../../components/form/record-form';
import { useSavedRedirect } from '../../../components/form/use-saved-redirect';
import { PageHeader } from '../../../components/page-header';
import { paths } from '../../../config/paths';
import { usePost } from '../api/get-post';
import { updatePost } from '../api/update-post';
import { complaintsAbout, toPostValues } from '../domain/post-values';
import { postTabs } from './post-inputs';
import { usePostFields } from './use-post-fields';

export function EditPost() {
  const { id = '' } = useParams();
  const { data: post, error, mutate } = usePost(id);
  return (
    <>
      <PageHeader title="Edit post" intro={post?.title} />
      {error && !post ? (
        <LoadError onRetry={() => void mutate()}>Failed to load blog post. Please try again.</LoadError>
      ) : post ? (
        <PostForm post={post} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function PostForm({ post }: { post: Post }) {
  const { alert, onSaved } = useSavedRedirect('Blog post updated successfully. Redirecting...', paths.posts);
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
        const saved = await updatePost(post.id, values);
        await reload();
        return toPostValues(saved);
      }}
      onSaved={onSaved}
    >
      {alert}
      <FormAlert />
      <FormTabs tabs={postTabs} />
      <FormButtons submit="Save changes" busy="Saving..." cancel={paths.posts} />
    </RecordForm>
  );
}
