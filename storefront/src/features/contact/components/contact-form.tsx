import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { submissionInput } from '@stoa/contract';
import { Form, FormAlert, SubmitButton, schemaErrors, TextField } from '@stoa/web-kit';
import { useState } from 'react';
import { sendSubmission } from '../api/submit-form';
import { Honeypot } from './honeypot';

const blank = { name: '', email: '', company: '', phone: '', subject: '', message: '', website: '' };

/** The browser asks for what is required, as the specification has it; the contract's own rules come after that. */
export function ContactForm() {
  const [sent, setSent] = useState(false);

  async function send(values: typeof blank, reset: () => void) {
    setSent(false);
    await sendSubmission(submissionInput.cast(values));
    reset();
    setSent(true);
  }

  return (
    <Form
      aria-label="Contact Us"
      initialValues={blank}
      validate={(values) => schemaErrors(submissionInput, values)}
      onSubmit={send}
      failure="Something went wrong. Please try again."
      browserValidates
      alwaysAlerts
    >
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

const wide = { gridColumn: '1 / -1' };
