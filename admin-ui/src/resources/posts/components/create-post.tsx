import { apiPaths } from '@stoa/contract';
import { FormAlert, useReload } from '@stoa/web-kit';
import { FormTabs } from '../../../components/form/layout/form-tabs';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { useCreateOnce } from '../../../components/form/saving/use-create-once';
import { useSaved } from '../../../components/form/saving/use-saved';
import { PageHeader } from '../../../components/page-header';
import { createPost, updatePost } from '../api';
import { newPost, postFields } from '../domain/post-fields';
import { postPaths } from '../paths';
import { fieldErrorsOf, postTabs } from './post-inputs';

export function CreatePost() {
  // Without its filters, which might hide the new post.
  const saved = useSaved('Blog post created successfully', () => postPaths.list);
  const reload = useReload(apiPaths.blog.posts);
  const save = useCreateOnce(createPost, ({ id, updatedAt }, values) => updatePost(id, { ...values, updatedAt }));
  return (
    <>
      <PageHeader title="New post" />
      <RecordForm
        aria-label="New post"
        draft="post-new"
        initialValues={newPost}
        validate={fieldErrorsOf}
        failure="Failed to create blog post"
        onSave={async (values, opened) => {
          await save(values, opened);
          await reload();
          return values;
        }}
        {...saved}
      >
        <FormTabs fields={postFields} tabs={postTabs} />
        <FormAlert />
        <FormButtons submit="Create post" busy="Creating..." cancel={postPaths.list} />
      </RecordForm>
    </>
  );
}
