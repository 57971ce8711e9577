import { apiPaths } from '@stoa/contract';
import { FormAlert, useReload } from '@stoa/web-kit';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormTabs } from '../../../components/form/form-tabs';
import { RecordForm } from '../../../components/form/record-form';
import { useSaved } from '../../../components/form/use-saved';
import { PageHeader } from '../../../components/page-header';
import { paths } from '../../../config/paths';
import { createPost } from '../api/create-post';
import { complaintsAbout, newPost } from '../domain/post-values';
import { postTabs } from './post-inputs';

export function CreatePost() {
  // Without what the list was narrowed to, which may not show the new one.
  const { alert, ...saved } = useSaved('Blog post created successfully', () => paths.posts);
  const reload = useReload(apiPaths.blog.posts);
  return (
    <>
      <PageHeader title="New post" />
      <RecordForm
        aria-label="New post"
        draft="post-new"
        initialValues={newPost}
        validate={complaintsAbout}
        failure="Failed to create blog post"
        onSave={async (values) => {
          await createPost(values);
          await reload();
          return values;
        }}
        {...saved}
      >
        <FormTabs tabs={postTabs} />
        <FormAlert />
        <FormButtons submit="Create post" busy="Creating..." cancel={paths.posts} />
        {alert}
      </RecordForm>
    </>
  );
}
