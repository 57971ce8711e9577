import { apiPaths, type Post } from '@stoa/contract';
import { FormAlert, LoadError, useReload } from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FormTabs } from '../../../components/form/layout/form-tabs';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { useSaved } from '../../../components/form/saving/use-saved';
import { PageHeader } from '../../../components/page-header';
import { useTermNames } from '../../../components/terms/api';
import { ViewLink } from '../../../components/view-link';
import { lastAddress } from '../../../lib/last-address';
import { updatePost, useAuthors, usePost } from '../api';
import { isVisible } from '../domain/is-visible';
import { postFields, toPostValues } from '../domain/post-fields';
import { postPaths } from '../paths';
import { fieldErrorsOf, postTabs } from './post-inputs';

export function EditPost() {
  const { id = '' } = useParams();
  return (
    <>
      {/* Keyed by record, so that the next one gets a fresh form. */}
      <Editor key={id} id={id} />
      <RecordActivity kind="post" recordId={id} />
    </>
  );
}

function Editor({ id }: { id: string }) {
  const { data: post, error, mutate } = usePost(id);
  return (
    <>
      <PageHeader
        title="Edit post"
        intro={post?.title}
        actions={post && isVisible(post) && <ViewLink href={postPaths.view(post.slug)} name={post.title} />}
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
  const saved = useSaved('Blog post updated successfully', () => lastAddress(postPaths.list));
  const names = { ...useTermNames('blogCategory', 'blogTag'), authors: useAuthors().data };
  const reload = useReload(apiPaths.blog.posts);
  return (
    <RecordForm
      aria-label="Edit post"
      draft={`post-${post.id}`}
      initialValues={toPostValues(post)}
      validate={fieldErrorsOf}
      failure="Failed to update blog post"
      conflict={{ fields: postFields, names, toValues: toPostValues }}
      onSave={async (values) => {
        const changed = await updatePost(post.id, values);
        await reload();
        onChanged(changed);
        return toPostValues(changed);
      }}
      {...saved}
    >
      <FormTabs fields={postFields} tabs={postTabs} />
      <FormAlert />
      <FormButtons submit="Save changes" busy="Saving..." cancel={postPaths.list} canStay />
    </RecordForm>
  );
}
