import { FormAlert, LoadError } from '@stoa/web-kit';
import { useParams } from 'react-router-dom';
import { useRecord } from '../../lib/use-own-answer';
import { RecordActivity } from '../activity/newest-activity';
import { FormSkeleton } from '../form/layout/form-skeleton';
import { FormButtons } from '../form/saving/form-buttons';
import { RecordForm } from '../form/saving/record-form';
import { PageHeader } from '../page-header';
import { ViewLink } from '../view-link';
import { type FormScreen, type FormValues, type SavedRecord, toValuesWith } from './form-screen';
import { type EditSetup, useEditForm } from './use-edit-form';

type EditProps<Values extends FormValues, Record extends SavedRecord, Names> = {
  setup: EditSetup;
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
  const { data: record, error, mutate } = useRecord<Record>(setup.recordPath(id));
  return (
    <>
      <EditHeader setup={setup} screen={screen} record={record} />
      {error && !record ? (
        <LoadError
          onRetry={() => void mutate()}
        >{`Failed to load ${screen.longName ?? setup.one}. Please try again.`}</LoadError>
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

type EditHeaderProps<Values extends FormValues, Record extends SavedRecord, Names> = EditProps<
  Values,
  Record,
  Names
> & {
  record: Record | undefined;
};

export function EditHeader<Values extends FormValues, Record extends SavedRecord, Names>(
  props: EditHeaderProps<Values, Record, Names>,
) {
  const { screen, record } = props;
  const { one, title, view } = props.setup;
  const name = record && String(record[title as keyof Record]);
  const slug = record && screen.visibleSlug?.(record);
  return (
    <PageHeader
      title={`Edit ${one}`}
      intro={name}
      actions={view && slug && name && <ViewLink href={view(slug)} name={name} />}
    />
  );
}

type EditFormProps<Values extends FormValues, Record extends SavedRecord, Names> = EditProps<Values, Record, Names> & {
  record: Record;
  onChanged: (saved: Record) => void;
};

function EditForm<Values extends FormValues, Record extends SavedRecord, Names>(
  props: EditFormProps<Values, Record, Names>,
) {
  const { setup, screen, record, onChanged } = props;
  const { errors, Inputs } = screen;
  const edited = useEditForm(setup, screen);
  return (
    <RecordForm<Values, Record, Names>
      initialValues={toValuesWith(screen)(record)}
      validate={errors}
      {...edited(record, onChanged)}
    >
      <Inputs />
      <FormAlert />
      <FormButtons submit="Save changes" busy="Saving..." cancel={setup.path} />
    </RecordForm>
  );
}
