import {
  type Collection,
  createCollectionInput,
  RULE_ORDERS,
  type Seo,
  shopPaths,
  slugifyItemTitle,
} from '@stoa/contract';
import { type FieldErrors, schemaErrors } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { IdListField } from '../../components/form/choices/id-fields';
import { PickedItems } from '../../components/form/choices/picked-items';
import { SelectField } from '../../components/form/choices/select-field';
import { FlagField } from '../../components/form/flag-field';
import { ImageField } from '../../components/form/images/image-field';
import { FormTabs } from '../../components/form/layout/form-tabs';
import { TwoColumns } from '../../components/form/layout/two-columns';
import { MoneyField } from '../../components/form/money-field';
import { SeoFields } from '../../components/form/seo/seo-fields';
import { NameField, SlugField } from '../../components/form/slug-fields';
import { MarkdownField } from '../../components/markdown/markdown-field';
import type { FormScreen } from '../../components/record/form-screen';
import { type TermNames, useTermChoices, useTermNames, useTerms } from '../../components/terms/api';
import {
  type CollectionField,
  type CollectionValues,
  collectionFields,
  collectionInput,
  FILLINGS,
  newCollection,
  toCollectionValues,
  toInput,
} from './collection-fields';

const choicesOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

const inputs = {
  title: <NameField {...collectionInput('title')} follows="whenEmpty" slugify={slugifyItemTitle} />,
  slug: <SlugField {...collectionInput('slug')} />,
  description: <MarkdownField {...collectionInput('description')} />,
  imageUrl: <ImageField {...collectionInput('imageUrl')} helperText="Optional. Shown beside the description." />,
  published: (
    <FlagField {...collectionInput('published')} as="switch" helperText="Visitors only see published collections." />
  ),
  filling: <SelectField {...collectionInput('filling')} choices={choicesOf(FILLINGS)} />,
  items: (
    <PickedItems
      {...collectionInput('items')}
      prompt="Add an item"
      whenEmpty="No items yet. The page shows them in this order."
    />
  ),
  categoryId: <CategoryInput />,
  tags: <TagInput />,
  minPrice: <MoneyField {...collectionInput('minPrice')} />,
  maxPrice: <MoneyField {...collectionInput('maxPrice')} />,
  onSale: <FlagField {...collectionInput('onSale')} as="switch" />,
  available: <FlagField {...collectionInput('available')} as="switch" />,
  ruleOrder: <SelectField {...collectionInput('ruleOrder')} choices={choicesOf(RULE_ORDERS)} />,
} satisfies Record<Exclude<CollectionField, keyof Seo>, ReactNode>;

const collectionTabs = {
  basic: {
    label: 'Basic Information',
    content: (
      <>
        {inputs.title}
        {inputs.slug}
        {inputs.description}
        {inputs.imageUrl}
        {inputs.published}
      </>
    ),
  },
  items: { label: 'Items', content: <Filling /> },
  seo: {
    label: 'Search & sharing',
    content: <SeoFields page={shopPaths.collection} text={['description']} image="imageUrl" />,
  },
};

export const form: FormScreen<CollectionValues, Collection, TermNames> = {
  fields: collectionFields,
  Inputs: () => <FormTabs fields={collectionFields} tabs={collectionTabs} />,
  empty: newCollection,
  errors: fieldErrorsOf,
  toValues: toCollectionValues,
  toInput,
  useNames: () => useTermNames('itemCategory', 'itemTag'),
  visibleSlug: ({ published, slug }) => published && slug,
};

function Filling() {
  const { filling } = useFormikContext<CollectionValues>().values;
  return (
    <>
      {inputs.filling}
      {filling === 'hand' ? (
        inputs.items
      ) : (
        <>
          {inputs.categoryId}
          {inputs.tags}
          <TwoColumns>
            {inputs.minPrice}
            {inputs.maxPrice}
          </TwoColumns>
          {inputs.onSale}
          {inputs.available}
          {inputs.ruleOrder}
        </>
      )}
    </>
  );
}

function CategoryInput() {
  const choices = useTermChoices('itemCategory');
  return <SelectField {...collectionInput('categoryId')} none="All categories" choices={choices} />;
}

function TagInput() {
  return <IdListField {...collectionInput('tags')} noun="tag" found={useTerms('itemTag')} />;
}

/** Errors of the rule stand beside its own fields. */
function fieldErrorsOf(values: CollectionValues): FieldErrors {
  return Object.fromEntries(
    Object.entries(schemaErrors(createCollectionInput, toInput(values))).map(([field, message]) => [
      field.replace(/^rule\./, ''),
      message,
    ]),
  );
}
