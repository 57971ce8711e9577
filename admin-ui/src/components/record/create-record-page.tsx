import { FormAlert, sendData, useReload } from '@stoa/web-kit';
import { FormButtons } from '../form/saving/form-buttons';
import { RecordForm } from '../form/saving/record-form';
import { useCreateOnce } from '../form/saving/use-create-once';
import { useSaved } from '../form/saving/use-saved';
import { PageHeader } from '../page-header';
import { type FormScreen, type FormValues, type SavedRecord, withoutVersion } from './form-screen';
import { capitalized, type RecordSetup } from './record-setup';

type CreateFormProps<Values extends FormValues, Record extends SavedRecord, Names> = {
  setup: RecordSetup;
  screen: FormScreen<Values, Record, Names>;
  /** What it starts with, and the key of its draft, if it isn’t an empty one. */
  initial?: { values: Values; draft: string };
};

export function CreateRecordPage<Values extends FormValues, Record extends SavedRecord, Names>(
  props: CreateFormProps<Values, Record, Names>,
) {
  return (
    <>
      <PageHeader title={`New ${props.setup.one}`} />
      <CreateForm {...props} />
    </>
  );
}

export function CreateForm<Values extends FormValues, Record extends SavedRecord, Names>(
  props: CreateFormProps<Values, Record, Names>,
) {
  const { setup, screen, initial } = props;
  const { one, api, path, recordPath } = setup;
  const { empty, errors, Inputs, toInput = withoutVersion, longName = one } = screen;
  // Without its filters, which might hide the new record.
  const saved = useSaved(`${capitalized(longName)} created successfully`, () => path);
  const reload = useReload(api);
  const save = useCreateOnce<Values, Record>(
    (values) => sendData<Record>(api, { body: toInput(values) }),
    ({ id, updatedAt }, values) =>
      sendData<Record>(recordPath(id), { method: 'PATCH', body: { ...toInput(values), updatedAt } }),
  );
  return (
    <RecordForm
      aria-label={`New ${one}`}
      draft={initial?.draft ?? `${one.replaceAll(' ', '-')}-new`}
      initialValues={initial?.values ?? empty}
      validate={errors}
      failure={`Failed to create ${longName}`}
      onSave={async (values, opened) => {
        await save(values, opened);
        await reload();
        return values;
      }}
      {...saved}
    >
      <Inputs />
      <FormAlert />
      <FormButtons submit={`Create ${one}`} busy="Creating..." cancel={path} />
    </RecordForm>
  );
}
