import { apiPaths, type Collection } from '@stoa/contract';
import { FormAlert, LoadError, useReload } from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormSkeleton } from '../../../components/form/form-skeleton';
import { FormTabs } from '../../../components/form/form-tabs';
import { RecordForm } from '../../../components/form/record-form';
import { useSaved } from '../../../components/form/use-saved';
import { PageHeader } from '../../../components/page-header';
import { useTermNames } from '../../../components/terms/api';
import { ViewLink } from '../../../components/view-link';
import { lastAddress } from '../../../lib/last-address';
import { updateCollection, useCollection } from '../api';
import { collectionFields, toCollectionValues } from '../domain/collection-fields';
import { collectionPaths } from '../paths';
import { collectionTabs, fieldErrorsOf } from './collection-inputs';

export function EditCollection() {
  const { id = '' } = useParams();
  return (
    <>
      {/* Keyed by record, so that the next one gets a fresh form. */}
      <Editor key={id} id={id} />
      <RecordActivity kind="collection" recordId={id} />
    </>
  );
}

function Editor({ id }: { id: string }) {
  const { data: collection, error, mutate } = useCollection(id);
  return (
    <>
      <PageHeader
        title="Edit collection"
        intro={collection?.title}
        actions={
          collection?.published && <ViewLink href={collectionPaths.view(collection.slug)} name={collection.title} />
        }
      />
      {error && !collection ? (
        <LoadError onRetry={() => void mutate()}>Failed to load collection. Please try again.</LoadError>
      ) : collection ? (
        <CollectionForm collection={collection} onChanged={(saved) => void mutate(saved, { revalidate: false })} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

type CollectionFormProps = { collection: Collection; onChanged: (saved: Collection) => void };

function CollectionForm({ collection, onChanged }: CollectionFormProps) {
  const saved = useSaved('Collection updated successfully', () => lastAddress(collectionPaths.list));
  const reload = useReload(apiPaths.collections);
  const names = useTermNames('itemCategory', 'itemTag');
  return (
    <RecordForm
      aria-label="Edit collection"
      draft={`collection-${collection.id}`}
      initialValues={toCollectionValues(collection)}
      validate={fieldErrorsOf}
      failure="Failed to update collection"
      conflict={{ fields: collectionFields, names, toValues: toCollectionValues }}
      onSave={async (values) => {
        const changed = await updateCollection(collection.id, values);
        await reload();
        onChanged(changed);
        return toCollectionValues(changed);
      }}
      {...saved}
    >
      <FormTabs fields={collectionFields} tabs={collectionTabs} />
      <FormAlert />
      <FormButtons submit="Save changes" busy="Saving..." cancel={collectionPaths.list} canStay />
    </RecordForm>
  );
}
