import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { adminPaths, MAIL_SECURITIES, type MailServer, mailServerInput } from '@stoa/contract';
import { FormAlert, PasswordField, schemaErrors, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { SelectField } from '../../../components/form/choices/select-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { FORM_WIDTH } from '../../../components/form/layout/form-width';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { paths } from '../../../config/paths';
import { testMailServer } from '../api';
import {
  type MailServerValues,
  mailServerFields,
  securities,
  serverInputs,
  toServerInput,
  toServerValues,
} from '../domain/mail-fields';
import { SendTest } from './send-test';

const choices = MAIL_SECURITIES.map((value) => ({ value, label: securities[value] }));

export const MailServerPage = () => (
  <SingleRecordPage<MailServerValues, MailServer>
    kind="mailServer"
    title="Mail server"
    intro="Who sends your shop’s emails. Your email provider’s help says what to enter: look for SMTP."
    actions={
      <Button component={Link} to={paths.notifications} variant="outlined">
        All emails
      </Button>
    }
    name="mail server"
    api={adminPaths.mailServer}
    reloads={adminPaths.mailServer}
    fields={mailServerFields}
    errors={(values) => schemaErrors(mailServerInput, toServerInput(values))}
    toValues={toServerValues}
    toInput={toServerInput}
  >
    {(server) => (
      <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
        {server.source === 'ENVIRONMENT' ? (
          <Alert severity="info">
            The mail server is set by SMTP_URL on the server, and the sender by MAIL_FROM. To set it up here, remove
            SMTP_URL there.
          </Alert>
        ) : (
          <ServerForm server={server} />
        )}
      </Stack>
    )}
  </SingleRecordPage>
);

function ServerForm({ server }: { server: MailServer }) {
  const { values } = useFormikContext<MailServerValues>();
  return (
    <>
      {server.source === 'FILES' && (
        <Alert severity="warning">Nobody gets emails yet: without a mail server, they’re only written to files.</Alert>
      )}
      <FormCard title="Server">
        <TextField {...serverInputs('host')} autoComplete="off" placeholder="smtp.example.com" />
        <TwoColumns>
          <SelectField {...serverInputs('security')} choices={choices} />
          <TextField {...serverInputs('port')} autoComplete="off" inputMode="numeric" />
        </TwoColumns>
        <TwoColumns>
          <TextField {...serverInputs('userName')} autoComplete="off" />
          <PasswordField
            {...serverInputs('password')}
            autoComplete="new-password"
            {...(server.hasPassword ? { helperText: 'Stored encrypted. Leave empty to keep it.' } : {})}
          />
        </TwoColumns>
      </FormCard>
      <FormCard title="Sender">
        <TwoColumns>
          <TextField {...serverInputs('senderName')} autoComplete="off" />
          <TextField
            {...serverInputs('senderEmail')}
            type="email"
            autoComplete="off"
            helperText="An address that your mail server may send from."
          />
        </TwoColumns>
      </FormCard>
      <FormCard title="Test">
        <SendTest send={(to) => testMailServer(toServerInput(values), to)} />
      </FormCard>
      <FormAlert />
      <FormButtons submit="Save mail server" busy="Saving..." cancel={paths.notifications} />
    </>
  );
}
