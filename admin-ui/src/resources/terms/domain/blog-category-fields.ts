import { type BlogCategory, updateBlogCategoryInput } from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import type { FieldTable } from '../../../components/form/field-table';
import { orNull } from '../../../components/form/or-null';
import { type SeoValues, seoFieldTable, toSeoInput, toSeoValues } from '../../../components/form/seo/seo-values';
import { type TermValues, termFields, toTermValues } from '../../../components/terms/term-fields';

export type BlogCategoryValues = TermValues &
  SeoValues & {
    /** The version the form was opened with. */
    updatedAt: string;
  };

export const blogCategoryFields: FieldTable<BlogCategoryValues> = { ...termFields, ...seoFieldTable('seo') };

export const toBlogCategoryValues = (category: BlogCategory): BlogCategoryValues => ({
  ...toTermValues(category),
  ...toSeoValues(category),
  updatedAt: category.updatedAt,
});

export const toBlogCategoryInput = ({ description, ...values }: BlogCategoryValues) => ({
  ...values,
  ...toSeoInput(values),
  description: orNull(description),
});

export const blogCategoryErrors = (values: BlogCategoryValues) =>
  schemaErrors(updateBlogCategoryInput, toBlogCategoryInput(values));
