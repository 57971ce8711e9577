import { adminPaths, type SubjectKind } from '@stoa/contract';
import { type FieldErrors, LoadError, sendData, useReload } from '@stoa/web-kit';
import { type ReactNode, useRef, useState } from 'react';
import { capitalized } from '../../lib/capitalized';
import { useRecord } from '../../lib/use-own-answer';
import { RecordActivity } from '../activity/newest-activity';
import type { FieldTable } from '../form/field-table';
import { FormSkeleton } from '../form/layout/form-skeleton';
import { RecordForm } from '../form/saving/record-form';
import { PageHeader } from '../page-header';
import { useOutcome } from '../use-outcome';

type SingleRecordPageProps<Values extends object, Record> = {
  kind: SubjectKind;
  /** The key of its draft, if there are several of the kind. */
  draft?: string;
  title: string;
  intro: string;
  actions?: ReactNode;
  /** What its messages call it. */
  name: string;
  api: string;
  /** The addresses whose responses depend on it. */
  reloads: string;
  fields: FieldTable<Values, never, null>;
  errors: (values: Values) => FieldErrors;
  /** `before`: what the form holds, whose rows keep their keys. */
  toValues: (record: Record, before?: Values) => Values;
  toInput: (values: Values) => object;
  /** What else follows when it’s saved. */
  onSaved?: () => void;
  /** `replace`: shows what became of it without the form. */
  children: (record: Record, replace: (record: Record) => void) => ReactNode;
};

/** The form of a record that there is one of. */
export function SingleRecordPage<Values extends object, Record>(props: SingleRecordPageProps<Values, Record>) {
  const {
    kind,
    draft = kind,
    title,
    intro,
    actions,
    name,
    api,
    reloads,
    fields,
    errors,
    toValues,
    toInput,
    onSaved,
    children,
  } = props;
  const { data: record, error, mutate } = useRecord<Record>(api);
  const [reload, reloadActivity] = [useReload(reloads), useReload(adminPaths.activity)];
  const { succeed } = useOutcome(reload);
  const [form, setForm] = useState(0);
  /** What the form held before the save that is under way. */
  const opened = useRef<Values>(undefined);

  function replace(changed: Record) {
    void mutate(changed, { revalidate: false });
    void reload();
    setForm((count) => count + 1);
  }

  return (
    <>
      <PageHeader title={title} intro={intro} actions={actions} />
      {error && !record ? (
        <LoadError onRetry={() => void mutate()}>{`Failed to load ${name}. Please try again.`}</LoadError>
      ) : record ? (
        <RecordForm<Values, Record, null>
          key={form}
          aria-label={title}
          draft={draft}
          initialValues={toValues(record)}
          validate={errors}
          failure={`Failed to save ${name}`}
          conflict={{ fields, names: null, toValues: (current) => toValues(current, opened.current) }}
          onSave={async (values, before) => {
            opened.current = before;
            const saved = await sendData<Record>(api, { method: 'PATCH', body: toInput(values) });
            void mutate(saved, { revalidate: false });
            await reloadActivity();
            return toValues(saved, values);
          }}
          onSaved={() => {
            onSaved?.();
            void succeed(`${capitalized(name)} saved`);
          }}
        >
          {children(record, replace)}
        </RecordForm>
      ) : (
        <FormSkeleton />
      )}
      <RecordActivity kind={kind} />
    </>
  );
}
