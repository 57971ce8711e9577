import { adminPaths } from '@stoa/contract';
import { FormAlert, LoadError, sendData, useReload } from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { lastAddress } from '../../lib/last-address';
import { useRecord } from '../../lib/use-own-answer';
import { RecordActivity } from '../activity/newest-activity';
import { FormSkeleton } from '../form/layout/form-skeleton';
import { FormButtons } from '../form/saving/form-buttons';
import { RecordForm } from '../form/saving/record-form';
import { useSaved } from '../form/saving/use-saved';
import { PageHeader } from '../page-header';
import { ViewLink } from '../view-link';
import { type FormScreen, type FormValues, type SavedRecord, toValuesWith, withoutVersion } from './form-screen';
import { capitalized, type RecordSetup } from './record-setup';

type EditProps<Values extends FormValues, Record extends SavedRecord, Names> = {
  setup: RecordSetup;
  screen: FormScreen<Values, Record, Names>;
};

export function EditRecordPage<Values extends FormValues, Record extends SavedRecord, Names>(
  props: EditProps<Values, Record, Names>,
) {
  const { id = '' } = useParams();
  return (
    <>
      {/* Keyed by record, so that the next one gets a fresh form. */}
      <Editor key={id} id={id} {...props} />
      {props.setup.kind && <RecordActivity kind={props.setup.kind} recordId={id} />}
    </>
  );
}

function Editor<Values extends FormValues, Record extends SavedRecord, Names>({
  id,
  setup,
  screen,
}: EditProps<Values, Record, Names> & { id: string }) {
  const { one, title, view, recordPath } = setup;
  const { data: record, error, mutate } = useRecord<Record>(recordPath(id));
  const name = record && String(record[title as keyof Record]);
  const slug = record && screen.visibleSlug?.(record);
  return (
    <>
      <PageHeader
        title={`Edit ${one}`}
        intro={name}
        actions={view && slug && name && <ViewLink href={view(slug)} name={name} />}
      />
      {error && !record ? (
        <LoadError
          onRetry={() => void mutate()}
        >{`Failed to load ${screen.longName ?? one}. Please try again.`}</LoadError>
      ) : record ? (
        <EditForm
          setup={setup}
          screen={screen}
          record={record}
          onChanged={(saved) => void mutate({ ...record, ...saved }, { revalidate: false })}
        />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

const useNoNames = () => null as never;

type EditFormProps<Values extends FormValues, Record extends SavedRecord, Names> = EditProps<Values, Record, Names> & {
  record: Record;
  onChanged: (saved: Record) => void;
};

function EditForm<Values extends FormValues, Record extends SavedRecord, Names>(
  props: EditFormProps<Values, Record, Names>,
) {
  const { setup, screen, record, onChanged } = props;
  const { one, api, path, recordPath } = setup;
  const { fields, errors, Inputs, toInput = withoutVersion, useNames = useNoNames, longName = one } = screen;
  const toValues = toValuesWith(screen);
  const saved = useSaved(`${capitalized(longName)} updated successfully`, () => lastAddress(path));
  const [reload, reloadActivity] = [useReload(api), useReload(adminPaths.activity)];
  const names = useNames();
  return (
    <RecordForm<Values, Record, Names>
      aria-label={`Edit ${one}`}
      draft={`${one.replaceAll(' ', '-')}-${record.id}`}
      initialValues={toValues(record)}
      validate={errors}
      failure={`Failed to update ${longName}`}
      conflict={{ fields, names, toValues }}
      onSave={async (values) => {
        const body = { ...toInput(values), updatedAt: values.updatedAt };
        const changed = await sendData<Record>(recordPath(record.id), { method: 'PATCH', body });
        await Promise.all([reload(), reloadActivity()]);
        onChanged(changed);
        return toValues(changed);
      }}
      {...saved}
    >
      <Inputs />
      <FormAlert />
      <FormButtons submit="Save changes" busy="Saving..." cancel={path} canStay />
    </RecordForm>
  );
}
