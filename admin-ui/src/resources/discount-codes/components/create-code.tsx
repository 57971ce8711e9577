import { adminPaths, createDiscountCodeInput } from '@stoa/contract';
import { FormAlert, LoadError, schemaErrors, useReload } from '@stoa/web-kit';
import { useSearchParams } from 'react-router-dom';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormSkeleton } from '../../../components/form/form-skeleton';
import { RecordForm } from '../../../components/form/record-form';
import { useCreateOnce } from '../../../components/form/use-create-once';
import { useSaved } from '../../../components/form/use-saved';
import { PageHeader } from '../../../components/page-header';
import { createCode, updateCode, useDiscountCode } from '../api';
import { type CodeValues, copyOf, newValues, toInput } from '../domain/code-fields';
import { codePaths } from '../paths';
import { CodeInputs } from './code-inputs';

export function CreateCode() {
  const [query] = useSearchParams();
  const copied = query.get('copy');
  return (
    <>
      <PageHeader title="New discount code" />
      {copied ? <CopyForm key={copied} id={copied} /> : <CodeForm draft="discount-code-new" values={newValues} />}
    </>
  );
}

function CopyForm({ id }: { id: string }) {
  const { data: code, error, mutate } = useDiscountCode(id);
  if (error && !code)
    return <LoadError onRetry={() => void mutate()}>Failed to load discount code. Please try again.</LoadError>;
  if (!code) return <FormSkeleton />;
  return <CodeForm draft={`discount-code-copy-${id}`} values={copyOf(code)} />;
}

function CodeForm({ draft, values: initialValues }: { draft: string; values: CodeValues }) {
  const saved = useSaved('Discount code created successfully', () => codePaths.list);
  const reload = useReload(adminPaths.discountCodes);
  const save = useCreateOnce(createCode, ({ id, updatedAt }, values) => updateCode(id, { ...values, updatedAt }));
  return (
    <RecordForm
      aria-label="New discount code"
      draft={draft}
      initialValues={initialValues}
      validate={(values) => schemaErrors(createDiscountCodeInput, toInput(values))}
      failure="Failed to create discount code"
      onSave={async (values, opened) => {
        await save(values, opened);
        await reload();
        return values;
      }}
      {...saved}
    >
      <CodeInputs />
      <FormAlert />
      <FormButtons submit="Create discount code" busy="Creating..." cancel={codePaths.list} />
    </RecordForm>
  );
}
