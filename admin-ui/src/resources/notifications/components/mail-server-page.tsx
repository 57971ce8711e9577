import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { adminPaths, MAIL_SECURITIES, type MailServer, mailServerInput } from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { SelectField } from '../../../components/form/choices/select-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { SecretField } from '../../../components/form/secret-field';
import { ClearRecordButton } from '../../../components/record/clear-record-button';
import { SettingsColumn, SettingsForm } from '../../../components/record/settings-form';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { paths } from '../../../config/paths';
import { removeMailServer, testCurrentMailServer, testMailServer } from '../api';
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
    {(server, replace) =>
      server.source === 'ENVIRONMENT' ? (
        <ServerOfEnvironment server={server} />
      ) : (
        <ServerForm server={server} onRemoved={replace} />
      )
    }
  </SingleRecordPage>
);

function ServerOfEnvironment({ server }: { server: MailServer }) {
  const { host, port, userName, senderName, senderEmail } = server;
  return (
    <SettingsColumn>
      <Alert severity="info">
        The mail server is set by SMTP_URL on the server, and the sender by MAIL_FROM. To set it up here, remove
        SMTP_URL there.
      </Alert>
      <FormCard title="Server">
        <Typography variant="body2">
          {host}:{port}
          {userName && `, signed in as ${userName}`}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          From {senderName} &lt;{senderEmail}&gt;
        </Typography>
      </FormCard>
      <SendTest send={testCurrentMailServer} />
    </SettingsColumn>
  );
}

type ServerFormProps = { server: MailServer; onRemoved: (server: MailServer) => void };

function ServerForm({ server, onRemoved }: ServerFormProps) {
  const { values } = useFormikContext<MailServerValues>();
  return (
    <SettingsForm
      submit="Save mail server"
      cancel={paths.notifications}
      clear={
        server.source === 'PANEL' && (
          <ClearRecordButton
            label="Remove mail server"
            title="Remove the mail server?"
            confirm="Remove"
            failure="Failed to remove the mail server"
            clear={removeMailServer}
            onCleared={onRemoved}
          >
            Nobody gets emails until you set one up again. Emails are written to files on the server.
          </ClearRecordButton>
        )
      }
    >
      {server.isUnreadable && (
        <Alert severity="error">
          The stored password can’t be read, because ENCRYPTION_KEY was changed on the server. Enter it again.
        </Alert>
      )}
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
          <SecretField {...serverInputs('password')} isStored={server.hasPassword} />
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
      <SendTest send={(to) => testMailServer(toServerInput(values), to)} />
    </SettingsForm>
  );
}
