import { FormAlert, sendData, useReload } from '@stoa/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { capitalized } from '../../lib/capitalized';
import { RecordActivity } from '../activity/newest-activity';
import { FormButtons } from '../form/saving/form-buttons';
import { RecordForm } from '../form/saving/record-form';
import { useCreateOnce } from '../form/saving/use-create-once';
import { useSaved } from '../form/saving/use-saved';
import { PageHeader } from '../page-header';
import { KEEPS_FORM } from '../unsaved/unsaved-provider';
import { EditHeader } from './edit-record-page';
import { type FormScreen, type FormValues, type SavedRecord, withoutVersion } from './form-screen';
import type { RecordSetup } from './record-setup';
import { useEditForm } from './use-edit-form';

const nothingMore = () => async () => {};

type CreatePageProps<Values extends FormValues, Record extends SavedRecord, Names> = {
  setup: RecordSetup;
  screen: FormScreen<Values, Record, Names>;
  /** Told before the address becomes that of the record which goes on being edited here. */
  onKept: (id: number) => void;
};

export function CreateRecordPage<Values extends FormValues, Record extends SavedRecord, Names>(
  props: CreatePageProps<Values, Record, Names>,
) {
  const { setup, screen, onKept } = props;
  const [kept, setKept] = useState<Record>();
  const navigate = useNavigate();
  return (
    <>
      {kept ? <EditHeader setup={setup} screen={screen} record={kept} /> : <PageHeader title={`New ${setup.one}`} />}
      <CreateForm
        setup={setup}
        screen={screen}
        kept={kept}
        onKept={(record) => {
          setKept(record);
          if (kept) return;
          onKept(record.id);
          void navigate(setup.edit(record.id), { replace: true, preventScrollReset: true, state: KEEPS_FORM });
        }}
      />
      {kept && setup.kind && <RecordActivity kind={setup.kind} recordId={String(kept.id)} />}
    </>
  );
}

type CreateFormProps<Values extends FormValues, Record extends SavedRecord, Names> = {
  setup: RecordSetup;
  screen: FormScreen<Values, Record, Names>;
  /** What it starts with, and the key of its draft, if it isn’t an empty one. */
  initial?: { values: Values; draft: string };
  /** The record that was created here and goes on being edited. */
  kept?: Record | undefined;
  onKept?: (record: Record) => void;
};

export function CreateForm<Values extends FormValues, Record extends SavedRecord, Names>(
  props: CreateFormProps<Values, Record, Names>,
) {
  const { setup, screen, initial, kept, onKept = () => {} } = props;
  const { one, api, path, recordPath } = setup;
  const { empty, errors, Inputs, toInput = withoutVersion, longName = one, savedAs, useCreated = nothingMore } = screen;
  // Without its filters, which might hide the new record.
  const { isLeaving, onSaved } = useSaved(`${capitalized(longName)} created successfully`, () => path);
  const [created, setCreated] = useState<Record>();
  const reload = useReload(api);
  const onCreated = useCreated();
  const edited = useEditForm(setup, screen);
  const save = useCreateOnce<Values, Record>(
    async (values) => {
      const record = await sendData<Record>(api, { body: toInput(values) });
      await onCreated(values);
      return record;
    },
    ({ id, updatedAt }, values) =>
      sendData<Record>(recordPath(id), { method: 'PATCH', body: { ...toInput(values), updatedAt } }),
  );
  const creating = {
    'aria-label': `New ${one}`,
    draft: initial?.draft ?? `${one.replaceAll(' ', '-')}-new`,
    failure: `Failed to create ${longName}`,
    onSave: async (values: Values, opened: Values) => {
      const record = await save(values, opened);
      setCreated(record);
      await reload();
      return { ...values, updatedAt: record.updatedAt };
    },
    canStay: savedAs !== undefined,
    isLeaving,
    onSaved: (stays: boolean) => {
      onSaved(stays);
      if (stays && created) onKept(created);
    },
  };
  return (
    <RecordForm<Values, Record, Names>
      initialValues={initial?.values ?? empty}
      validate={errors}
      {...(kept ? edited(kept, onKept) : creating)}
    >
      <Inputs />
      <FormAlert />
      {kept ? (
        <FormButtons submit="Save changes" busy="Saving..." cancel={path} />
      ) : (
        <FormButtons submit={`Create ${one}`} busy="Creating..." cancel={path} stay={savedAs} />
      )}
    </RecordForm>
  );
}
