import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { errorMessage, fieldErrors, isOffline } from '../http/api-error';
import { changedSince } from './changed-since';
import { type Complaints, placed } from './complaints';
import type { FormProblem } from './form-alert';

export interface FormProps<Values extends object> {
  'aria-label': string;
  initialValues: Values;
  /** The errors by field. */
  validate: (values: Values) => Complaints;
  /**
   * `reset` starts anew, from `next` where it is given, and keeps what was typed since it was sent; `opened` is what the form started
   * with.
   */
  onSubmit: (values: Values, reset: (next?: Values) => void, opened: Values) => Promise<void>;
  /** What to say when something fails without a message of its own. */
  failure: string;
  /** The browser looks at the fields first. */
  browserValidates?: boolean;
  /** What the server says is shown for the form as a whole, also where it stands at its field. */
  alwaysAlerts?: boolean;
  children: ReactNode;
}

/** Complains from the first try to send on; then the first wrong field has the focus. Nothing typed is lost by an error, or by an answer. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, validate, onSubmit, failure, children, ...rest } = props;
  const { browserValidates = false, alwaysAlerts = false, ...named } = rest;
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik<Values>({
    initialValues,
    validate: (values) => placed(validate(values)),
    async onSubmit(values, { resetForm, setValues, setErrors, setStatus }) {
      setStatus(undefined);
      const reset = (next = initialValues) => {
        const typed = changedSince(values, newest.current);
        resetForm({ values: next });
        if (Object.keys(typed).length > 0) void setValues({ ...next, ...typed });
      };
      try {
        await onSubmit(values, reset, formik.initialValues);
      } catch (error) {
        const complaints = Object.entries(fieldErrors(error));
        const shown = complaints.filter(([path]) => (path.split('.')[0] ?? '') in values);
        setErrors(placed(Object.fromEntries(shown)));
        const saidAtFields = shown.length > 0 && shown.length === complaints.length;
        if (alwaysAlerts || !saidAtFields) setStatus(problemOf(error, failure));
      }
    },
  });

  const newest = useRef(formik.values);
  useEffect(() => {
    newest.current = formik.values;
  }, [formik.values]);

  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !formik.isSubmitting)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasSubmitting.current = formik.isSubmitting;
  }, [formik.isSubmitting]);

  function submitOnce(event: FormEvent) {
    // React hears the forms of dialogs that stand in this one as well: their Enter is not meant for this form.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!formik.isSubmitting) void formik.submitForm();
  }

  return (
    <FormikProvider value={formik}>
      <Stack component="form" ref={form} noValidate={!browserValidates} onSubmit={submitOnce} spacing={2.5} {...named}>
        {children}
      </Stack>
    </FormikProvider>
  );
}

function problemOf(error: unknown, failure: string): FormProblem {
  const hint = isOffline(error) ? 'The shop cannot be reached. Please check your connection and try again.' : undefined;
  return { message: errorMessage(error, failure), hint };
}
