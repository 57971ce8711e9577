import type { DiscountCode } from '@stoa/contract';
import { LoadError } from '@stoa/web-kit';
import { useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '../../components/form/layout/form-skeleton';
import { PageHeader } from '../../components/page-header';
import { CreateForm } from '../../components/record/create-record-page';
import { useRecord } from '../../lib/use-own-answer';
import { copyOf } from './code-fields';
import { form } from './code-form';
import { codeSetup } from './code-setup';

export function CreateCode() {
  const [query] = useSearchParams();
  const copied = query.get('copy');
  return (
    <>
      <PageHeader title="New discount code" />
      {copied ? <CopyForm key={copied} id={copied} /> : <CreateForm setup={codeSetup} screen={form} />}
    </>
  );
}

function CopyForm({ id }: { id: string }) {
  const { data: code, error, mutate } = useRecord<DiscountCode>(codeSetup.recordPath(id));
  if (error && !code)
    return <LoadError onRetry={() => void mutate()}>Failed to load discount code. Please try again.</LoadError>;
  if (!code) return <FormSkeleton />;
  return (
    <CreateForm setup={codeSetup} screen={form} initial={{ values: copyOf(code), draft: `discount-code-copy-${id}` }} />
  );
}
