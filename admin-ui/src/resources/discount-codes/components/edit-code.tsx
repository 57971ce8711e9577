import { adminPaths, createDiscountCodeInput, type DiscountCode } from '@stoa/contract';
import { FormAlert, LoadError, schemaErrors, useReload } from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormSkeleton } from '../../../components/form/form-skeleton';
import { RecordForm } from '../../../components/form/record-form';
import { useSaved } from '../../../components/form/use-saved';
import { PageHeader } from '../../../components/page-header';
import { useTerms } from '../../../components/terms/api';
import { lastAddress } from '../../../lib/last-address';
import { updateCode, useDiscountCode } from '../api';
import { codeFields, toCodeValues, toInput } from '../domain/code-fields';
import { codePaths } from '../paths';
import { CodeInputs } from './code-inputs';

export function EditCode() {
  const { id = '' } = useParams();
  return (
    <>
      {/* Keyed by record, so that the next one gets a fresh form. */}
      <Editor key={id} id={id} />
      <RecordActivity kind="discountCode" recordId={id} />
    </>
  );
}

function Editor({ id }: { id: string }) {
  const { data: code, error, mutate } = useDiscountCode(id);
  return (
    <>
      <PageHeader title="Edit discount code" intro={code?.code} />
      {error && !code ? (
        <LoadError onRetry={() => void mutate()}>Failed to load discount code. Please try again.</LoadError>
      ) : code ? (
        <CodeForm code={code} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function CodeForm({ code }: { code: DiscountCode }) {
  const saved = useSaved('Discount code updated successfully', () => lastAddress(codePaths.list));
  const reload = useReload(adminPaths.discountCodes);
  const { data: categories } = useTerms('itemCategory');
  return (
    <RecordForm
      aria-label="Edit discount code"
      draft={`discount-code-${code.id}`}
      initialValues={toCodeValues(code)}
      validate={(values) => schemaErrors(createDiscountCodeInput, toInput(values))}
      failure="Failed to update discount code"
      conflict={{ fields: codeFields, names: { categories }, toValues: toCodeValues }}
      onSave={async (values) => {
        const changed = await updateCode(code.id, values);
        await reload();
        return toCodeValues(changed);
      }}
      {...saved}
    >
      <CodeInputs />
      <FormAlert />
      <FormButtons submit="Save changes" busy="Saving..." cancel={codePaths.list} canStay />
    </RecordForm>
  );
}
