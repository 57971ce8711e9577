import type { ErrorBody } from '@stoa/contract';
import { type FormikHelpers, FormikProvider, type FormikTouched, setNestedObjectValues, useFormik } from 'formik';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, errorMessage, fieldErrors, isOffline } from '../http/api-error';
import { type FieldErrors, nestedErrors } from './field-errors';
import styles from './form.module.css';
import type { FormProblem } from './form-alert';
import type { SentForm } from './sent-form';

export interface FormProps<Values extends object> {
  'aria-label': string;
  initialValues: Values;
  validate: (values: Values) => FieldErrors;
  /**
   * `reset` resets the form, to `next` if given, but keeps what was typed after submitting. `opened` holds the values the form
   * started with.
   */
  onSubmit: (values: Values, reset: (next?: Values) => void, opened: Values) => Promise<void>;
  /** The message when a failure has none of its own. */
  failure: string;
  /** Let the browser validate the fields first. */
  browserValidates?: boolean;
  /** Show server errors in the form's alert too, even if they also appear at a field. */
  alwaysAlerts?: boolean;
  /** Given by a form that also works without scripts. */
  sent?: SentForm;
  children: ReactNode;
}

/**
 * Shows errors from the first submit on, and focuses the first invalid field. Neither an error nor a response discards what was
 * typed.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, validate, onSubmit, failure, sent, children, ...rest } = props;
  const { browserValidates = false, alwaysAlerts = false, ...named } = rest;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef<Promise<void>>(null);
  // Read once: Formik makes its helpers anew whenever one of these is another object.
  const [refused] = useState(() =>
    sent && 'error' in sent.answer ? startRefused(sent.values, sent.answer) : undefined,
  );
  const formik = useFormik<Values>({
    initialValues,
    ...refused,
    validate: (values) => nestedErrors(validate(values)),
    onSubmit(values, helpers) {
      // Within the same frame, a second press would still see the form as not submitting.
      sending.current ??= send(values, helpers).finally(() => {
        sending.current = null;
      });
      return sending.current;
    },
  });

  async function send(values: Values, { resetForm, setValues, setErrors, setStatus }: FormikHelpers<Values>) {
    setStatus(undefined);
    const reset = (next = initialValues) => {
      const typed = changedSince(values, newest.current);
      resetForm({ values: next });
      if (Object.keys(typed).length > 0) void setValues({ ...next, ...typed });
    };
    try {
      await onSubmit(values, reset, formik.initialValues);
    } catch (error) {
      const { errors, status } = refusalOf(error);
      setErrors(errors);
      setStatus(status);
    }
  }

  function startRefused(values: SentForm['values'], { error }: ErrorBody) {
    const { errors, status } = refusalOf(new ApiError(error));
    return {
      initialValues: { ...initialValues, ...values },
      initialErrors: errors,
      initialTouched: setNestedObjectValues<FormikTouched<Values>>(initialValues, true),
      initialStatus: status,
    };
  }

  function refusalOf(error: unknown) {
    const errors = Object.entries(fieldErrors(error));
    const shown = errors.filter(([path]) => (path.split('.')[0] ?? '') in initialValues);
    const saidAtFields = shown.length > 0 && shown.length === errors.length;
    return {
      errors: nestedErrors(Object.fromEntries(shown)),
      status: alwaysAlerts || !saidAtFields ? problemOf(error, failure) : undefined,
    };
  }

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
    // React events also bubble up from forms in dialogs opened inside this one; ignore their Enter.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!formik.isSubmitting) void formik.submitForm();
  }

  return (
    <FormikProvider value={formik}>
      <form
        className={styles.form}
        method="post"
        ref={form}
        noValidate={!browserValidates}
        onSubmit={submitOnce}
        {...named}
      >
        {children}
      </form>
    </FormikProvider>
  );
}

function problemOf(error: unknown, failure: string): FormProblem {
  const hint = isOffline(error) ? 'We couldn’t reach the shop. Check your connection and try again.' : undefined;
  return { message: errorMessage(error, failure), hint };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields edited since the form was sent. */
const changedSince = <Values extends object>(sent: Values, newest: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(newest).filter(([name, value]) => !same(value, sent[name as keyof Values])),
  ) as Partial<Values>;
