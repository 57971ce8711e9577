import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { submissionInput } from '@stoa/contract';
import { Form, FormAlert, SubmitButton, schemaErrors, TextField, useAuth, useSentForm } from '@stoa/web-kit';
import { Field, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sendSubmission } from '../api';

const blank = { name: '', email: '', company: '', phone: '', subject: '', message: '', website: '' };

/** Name and email are filled in for signed-in users, and the subject if the address says it. */
export function ContactForm() {
  const { name, email } = useAuth();
  const [address] = useSearchParams();
  const before = useSentForm();
  const [sent, setSent] = useState(before !== undefined && 'data' in before.answer && before.answer.data !== null);

  async function send(values: typeof blank, reset: (next: typeof blank) => void) {
    setSent(false);
    await sendSubmission(submissionInput.cast(values));
    reset(blank);
    setSent(true);
  }

  return (
    <Form
      aria-label="Contact Us"
      initialValues={{ ...blank, subject: address.get('subject') ?? '' }}
      validate={(values) => schemaErrors(submissionInput, values)}
      onSubmit={send}
      failure="Something went wrong. Please try again."
      alwaysAlerts
      sent={before}
    >
      <FillIn name={name} email={email} />
      <Box sx={{ position: 'relative', display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        <TextField name="name" label="Name" required autoComplete="name" />
        <TextField name="email" label="Email" type="email" required autoComplete="email" />
        <TextField name="company" label="Company" autoComplete="organization" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <TextField name="subject" label="Subject" required sx={wide} />
        <TextField name="message" label="Message" required multiline rows={5} sx={wide} />
        <Honeypot />
      </Box>
      {sent && (
        <Alert severity="success">
          <strong>Success:</strong> Your message has been sent successfully. We'll get back to you soon.
        </Alert>
      )}
      <FormAlert />
      <div>
        <SubmitButton busy="Sending...">Send Message</SubmitButton>
      </div>
    </Form>
  );
}

/** Fills in the fields as soon as the session is known, unless a name or email has been typed already. */
function FillIn({ name, email }: { name: string; email: string }) {
  const { values, setValues } = useFormikContext<typeof blank>();
  const fillIn = useEffectEvent(() => {
    if (values.name === '' && values.email === '') void setValues({ ...values, name, email });
  });
  useEffect(() => {
    if (email) fillIn();
  }, [email]);
  return null;
}

const wide = { gridColumn: '1 / -1' };

/** Hidden from view, from screen readers, and from the keyboard, so only bots fill it in. */
function Honeypot() {
  return (
    <OutOfSight aria-hidden="true">
      <label htmlFor="contact-website">Leave this empty</label>
      <Field id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
    </OutOfSight>
  );
}

const OutOfSight = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
