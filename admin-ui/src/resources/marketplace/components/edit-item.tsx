import { apiPaths, type Item } from '@stoa/contract';
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
import { useItem } from '../api/get-item';
import { complaintsAboutChanged, updateItem } from '../api/update-item';
import { toItemValues } from '../domain/item-values';
import {
  FeatureInput,
  PictureInput,
  PlaceInputs,
  PriceInputs,
  TagInput,
  TextInputs,
  VisibilityInputs,
} from './item-inputs';
import { useItemFields } from './use-item-fields';

export function EditItem() {
  const { id = '' } = useParams();
  const { data: item, error, mutate } = useItem(id);
  return (
    <>
      <PageHeader
        title="Edit item"
        intro={item?.title}
        actions={item?.published && <ViewLink href={outsidePaths.item(item.slug)} name={item.title} />}
      />
      {error && !item ? (
        <LoadError onRetry={() => void mutate()}>Failed to load marketplace item. Please try again.</LoadError>
      ) : item ? (
        <ItemForm item={item} onChanged={(saved) => void mutate({ ...item, ...saved }, { revalidate: false })} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function ItemForm({ item, onChanged }: { item: Item; onChanged: (saved: Item) => void }) {
  const { alert, ...saved } = useSaved('Marketplace item updated successfully', () => lastAddress(paths.items));
  const fields = useItemFields();
  const reload = useReload(apiPaths.marketplace.items);
  return (
    <RecordForm
      aria-label="Edit item"
      draft={`item-${item.id}`}
      initialValues={toItemValues(item)}
      validate={complaintsAboutChanged}
      failure="Failed to update item"
      conflict={{ fields, toValues: toItemValues }}
      onSave={async (values, opened) => {
        const changed = await updateItem(item.id, values, opened);
        await reload();
        onChanged(changed);
        return toItemValues(changed);
      }}
      {...saved}
    >
      <FormTabs tabs={tabs} />
      <FormAlert />
      <FormButtons submit="Save changes" busy="Saving..." cancel={paths.items} canStay />
      {alert}
    </RecordForm>
  );
}

const tabs = [
  {
    label: 'Basic Information',
    fields: ['title', 'slug', 'description', 'categoryId', 'status'],
    content: (
      <>
        <TextInputs />
        <PlaceInputs />
      </>
    ),
  },
  {
    label: 'Details & Features',
    fields: ['price', 'discountPrice', 'stock', 'features', 'tags'],
    content: (
      <>
        <PriceInputs />
        <FeatureInput />
        <TagInput />
      </>
    ),
  },
  { label: 'Media', fields: ['imageUrl'], content: <PictureInput /> },
  { label: 'SEO & Visibility', fields: ['featured', 'published'], content: <VisibilityInputs as="switch" /> },
];
