import { apiPaths } from '@stoa/contract';
import { FormAlert, useReload } from '@stoa/web-kit';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormTabs } from '../../../components/form/form-tabs';
import { RecordForm } from '../../../components/form/record-form';
import { useCreateOnce } from '../../../components/form/use-create-once';
import { useSaved } from '../../../components/form/use-saved';
import { PageHeader } from '../../../components/page-header';
import { createCollection, updateCollection } from '../api';
import { collectionFields, newCollection } from '../domain/collection-fields';
import { collectionPaths } from '../paths';
import { collectionTabs, fieldErrorsOf } from './collection-inputs';

export function CreateCollection() {
  // Without its filters, which might hide the new collection.
  const saved = useSaved('Collection created successfully', () => collectionPaths.list);
  const reload = useReload(apiPaths.collections);
  const save = useCreateOnce(createCollection, ({ id, updatedAt }, values) =>
    updateCollection(id, { ...values, updatedAt }),
  );
  return (
    <>
      <PageHeader title="New collection" />
      <RecordForm
        aria-label="New collection"
        draft="collection-new"
        initialValues={newCollection}
        validate={fieldErrorsOf}
        failure="Failed to create collection"
        onSave={async (values, opened) => {
          await save(values, opened);
          await reload();
          return values;
        }}
        {...saved}
      >
        <FormTabs fields={collectionFields} tabs={collectionTabs} />
        <FormAlert />
        <FormButtons submit="Create collection" busy="Creating..." cancel={collectionPaths.list} />
      </RecordForm>
    </>
  );
}
