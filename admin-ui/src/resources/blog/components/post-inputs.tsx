import Box from '@mui/material/Box';
import { slugify } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { FlagField } from '../../../components/form/flag-field';
import type { FormTab } from '../../../components/form/form-tabs';
import { IdChipsField } from '../../../components/form/id-chips-field';
import { PictureField } from '../../../components/form/picture-field';
import { SelectField } from '../../../components/form/select-field';
import { SlugFields } from '../../../components/form/slug-fields';
import { useCategories, useTags } from '../api/get-terms';
import { statusChoices } from '../domain/post-status';
import { MarkdownField } from './markdown-field';

/** A new post and an existing one have the same form. */
export const postTabs: FormTab[] = [
  {
    label: 'Basic Information',
    fields: ['title', 'slug', 'excerpt', 'categoryId', 'status', 'tags'],
    content: <BasicInputs />,
  },
  { label: 'Content', fields: ['content'], wide: true, content: <MarkdownField name="content" label="Content" /> },
  {
    label: 'Media',
    fields: ['featuredImage'],
    content: <PictureField name="featuredImage" label="Featured image URL" helperText="Optional" />,
  },
  {
    label: 'SEO & Visibility',
    fields: ['featured'],
    content: (
      <FlagField name="featured" label="Featured Post" as="switch" helperText="Featured posts stand out in the blog." />
    ),
  },
];

function BasicInputs() {
  const categories = useCategories();
  const tags = useTags();
  return (
    <>
      <SlugFields name="title" label="Title" follows="whenEmpty" slugify={slugify} />
      <TextField
        name="excerpt"
        label="Excerpt"
        helperText="What lists show of it; without one, its first words"
        multiline
        minRows={2}
        maxRows={8}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <SelectField
          name="categoryId"
          label="Category"
          none="Select a category"
          choices={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          helperText={categories.error ? 'The categories could not be loaded. Please load the page again.' : undefined}
        />
        <SelectField name="status" label="Status" choices={statusChoices} />
      </Box>
      <IdChipsField name="tags" label="Tags" noun="tag" found={tags} />
    </>
  );
}
