import type { Discount } from '@stoa/contract';
import { LoadError } from '@stoa/web-kit';
import { useSearchParams } from 'react-router-dom';
import { FormSkeleton } from '../../components/form/layout/form-skeleton';
import { PageHeader } from '../../components/page-header';
import { CreateForm } from '../../components/record/create-record-page';
import { useRecord } from '../../lib/use-own-answer';
import { copyOf } from './discount-fields';
import { form } from './discount-form';
import { discountSetup } from './discount-setup';

export function CreateDiscount() {
  const [query] = useSearchParams();
  const copied = query.get('copy');
  return (
    <>
      <PageHeader title="New discount" />
      {copied ? <CopyForm key={copied} id={copied} /> : <CreateForm setup={discountSetup} screen={form} />}
    </>
  );
}

function CopyForm({ id }: { id: string }) {
  const { data: discount, error, mutate } = useRecord<Discount>(discountSetup.recordPath(id));
  if (error && !discount)
    return <LoadError onRetry={() => void mutate()}>Failed to load discount. Please try again.</LoadError>;
  if (!discount) return <FormSkeleton />;
  return (
    <CreateForm
      setup={discountSetup}
      screen={form}
      initial={{ values: copyOf(discount), draft: `discount-copy-${id}` }}
    />
  );
}
