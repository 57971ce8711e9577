import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { submissionInput } from '@stoa/contract';
import { FormikProvider, useFormik } from 'formik';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { sendSubmission } from '../api/submit-form';
import { ContactField } from './contact-field';
import { blank, type ContactStatus, type ContactValues, whatFailed } from './contact-values';
import { Honeypot } from './honeypot';

/** The browser asks for what is required, as the specification has it; the contract's own rules come after that. */
export function ContactForm({ labelledBy }: { labelledBy: string }) {
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik<ContactValues>({
    initialValues: blank,
    validationSchema: submissionInput,
    validateOnBlur: false,
    async onSubmit(values, { resetForm, setStatus }) {
      setStatus(undefined);
      try {
        await sendSubmission(submissionInput.cast(values));
        resetForm({ status: { sent: true } satisfies ContactStatus });
      } catch (error) {
        setStatus(whatFailed(error, values));
      }
    },
  });
  const { isSubmitting } = formik;
  const { sent, error } = (formik.status ?? {}) as ContactStatus;

  useFocusOnFirstError(form, isSubmitting);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSubmitting) formik.submitForm();
  }

  return (
    <FormikProvider value={formik}>
      <Box
        component="form"
        ref={form}
        aria-labelledby={labelledBy}
        onSubmit={submit}
        sx={{ position: 'relative', display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}
      >
        <ContactField name="name" label="Name" required autoComplete="name" />
        <ContactField name="email" label="Email" type="email" required autoComplete="email" />
        <ContactField name="company" label="Company" autoComplete="organization" />
        <ContactField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <ContactField name="subject" label="Subject" required wide />
        <ContactField name="message" label="Message" required wide rows={5} />
        <Honeypot />
        <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start', gridColumn: '1 / -1' }}>
          {sent && (
            <Alert severity="success">
              <strong>Success:</strong> Your message has been sent successfully. We'll get back to you soon.
            </Alert>
          )}
          {error && <Alert severity="error">{error}</Alert>}
          {/* Not `disabled`, which would take the focus away. */}
          <Button type="submit" variant="contained" size="large" aria-disabled={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send Message'}
          </Button>
        </Box>
      </Box>
    </FormikProvider>
  );
}

/** When an attempt is over and its complaints are drawn. */
function useFocusOnFirstError(form: RefObject<HTMLFormElement | null>, isSubmitting: boolean) {
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const isOver = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    if (isOver) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, isSubmitting]);
}
