import { apiPaths, createItemInput } from '@stoa/contract';
import { errorMessage, LoadError, schemaErrors, useReload, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { useCreateOnce } from '../../../components/form/saving/use-create-once';
import type { Following } from '../../../components/form/slug-fields';
import { weightUnit } from '../../../components/form/weights';
import { PageHeader } from '../../../components/page-header';
import { createItem, updateItem, useItem } from '../api';
import { toInput } from '../domain/item-body';
import { copyOf, type ItemValues, newItem } from '../domain/item-fields';
import { itemSetup } from '../item-setup';
import { ItemSections } from './item-sections';

const FAILURE = 'Failed to create marketplace item';

export function CreateItem() {
  const [query] = useSearchParams();
  const copied = query.get('copy');
  return (
    <>
      <PageHeader title="New item" />
      {copied ? (
        <CopyForm key={copied} id={copied} />
      ) : (
        <ItemForm draft="item-new" values={{ ...newItem, weightsIn: weightUnit() }} />
      )}
    </>
  );
}

function CopyForm({ id }: { id: string }) {
  const { data: item, error, mutate } = useItem(id);
  if (error && !item)
    return <LoadError onRetry={() => void mutate()}>Failed to load marketplace item. Please try again.</LoadError>;
  if (!item) return <FormSkeleton />;
  return <ItemForm draft={`item-copy-${id}`} values={copyOf(item)} follows="madeAlready" />;
}

type ItemFormProps = { draft: string; values: ItemValues; follows?: Following };

function ItemForm({ draft, values: initialValues, follows }: ItemFormProps) {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const toast = useToast();
  const reload = useReload(apiPaths.marketplace.items);
  const save = useCreateOnce(createItem, ({ id, updatedAt }, values, opened) =>
    updateItem(id, { ...values, updatedAt }, opened),
  );
  return (
    <RecordForm
      aria-label="New item"
      draft={draft}
      initialValues={initialValues}
      validate={(values) => schemaErrors(createItemInput, toInput(values))}
      failure={FAILURE}
      onSave={async (values, opened) => {
        try {
          await save(values, opened);
          await reload();
        } catch (error) {
          toast.error('Error', errorMessage(error, FAILURE));
          throw error;
        }
        toast.success('Marketplace item created successfully');
        return values;
      }}
      isLeaving={isLeaving}
      onSaved={() => {
        setIsLeaving(true);
        navigate(itemSetup.path);
      }}
    >
      <ItemSections flags="checkbox" follows={follows} />
      <FormButtons submit="Create item" busy="Creating..." cancel={itemSetup.path} />
    </RecordForm>
  );
}
