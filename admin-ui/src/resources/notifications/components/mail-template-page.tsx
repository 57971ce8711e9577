import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  adminPaths,
  hasRecipients,
  MAIL_KINDS,
  type MailKind,
  type MailTemplate,
  mailTemplateInput,
} from '@stoa/contract';
import { EmptyState, FormAlert, schemaErrors, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { Link, useParams } from 'react-router-dom';
import { FlagField } from '../../../components/form/flag-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { PageHeader } from '../../../components/page-header';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { paths } from '../../../config/paths';
import { testMail, useMailTemplates } from '../api';
import { type MailTemplateValues, mailTemplateFields, templateInputs, toTemplateValues } from '../domain/mail-fields';
import { MailPreview } from './mail-preview';
import { SendTest } from './send-test';

export function MailTemplatePage() {
  const { kind: name } = useParams();
  const { data: templates } = useMailTemplates();
  const kind = MAIL_KINDS.find((one) => one === name);
  if (!kind)
    return (
      <>
        <PageHeader title="Email" />
        <EmptyState title="Email not found" action={<BackButton />}>
          Your shop doesn’t send an email of this kind.
        </EmptyState>
      </>
    );
  const template = templates?.find((one) => one.kind === kind);
  return (
    <SingleRecordPage<MailTemplateValues, MailTemplate>
      key={kind}
      kind="mailTemplate"
      draft={`mail-${kind}`}
      title={template?.name ?? 'Email'}
      intro={template ? `${template.when}.` : ''}
      actions={<BackButton />}
      name="email"
      api={adminPaths.mailTemplate(kind)}
      reloads={adminPaths.mailTemplates}
      fields={mailTemplateFields}
      errors={(values) => schemaErrors(mailTemplateInput, values)}
      toValues={toTemplateValues}
      toInput={(values) => values}
    >
      {(shown) => (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
            }}
          >
            <Stack spacing={2.5}>
              <Words template={shown} />
              <Test kind={kind} />
            </Stack>
            <MailPreview kind={kind} />
          </Box>
          <FormAlert />
          <FormButtons submit="Save email" busy="Saving..." cancel={paths.notifications} />
        </>
      )}
    </SingleRecordPage>
  );
}

function BackButton() {
  return (
    <Button component={Link} to={paths.notifications} variant="outlined">
      All emails
    </Button>
  );
}

function Words({ template }: { template: MailTemplate }) {
  const { values, setValues } = useFormikContext<MailTemplateValues>();
  const { originalWords, alwaysSent, variables } = template;
  const isOriginal = (Object.keys(originalWords) as (keyof typeof originalWords)[]).every(
    (field) => values[field] === originalWords[field],
  );
  return (
    <FormCard title="Text">
      {alwaysSent ? (
        <Typography variant="body2" color="textSecondary">
          This email is always sent.
        </Typography>
      ) : (
        <FlagField {...templateInputs('isOn')} as="switch" />
      )}
      {hasRecipients(template.kind) && (
        <TextField
          {...templateInputs('recipients')}
          autoComplete="off"
          placeholder="The shop’s contact address"
          helperText="Separate addresses with commas. Administrators choose for themselves whether they get it, too."
        />
      )}
      <TextField {...templateInputs('subject')} autoComplete="off" />
      <TextField {...templateInputs('heading')} autoComplete="off" />
      <TextField
        {...templateInputs('body')}
        multiline
        minRows={5}
        helperText="An empty line starts a new paragraph. What the email is about, such as the order, follows by itself."
      />
      <Box>
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 0.5 }}>
          These are replaced when it’s sent:
        </Typography>
        <Box
          component="dl"
          sx={{ margin: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
        >
          {variables.map(({ name, meaning }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" sx={{ fontFamily: 'monospace' }}>
                {`{{${name}}}`}
              </Typography>
              <Typography component="dd" variant="body2" color="textSecondary" sx={{ margin: 0 }}>
                {meaning}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
      <Box>
        <Button
          variant="text"
          disabled={isOriginal}
          onClick={() => void setValues({ ...values, ...originalWords })}
          sx={{ marginInlineStart: -1 }}
        >
          Restore original text
        </Button>
      </Box>
    </FormCard>
  );
}

function Test({ kind }: { kind: MailKind }) {
  const { values } = useFormikContext<MailTemplateValues>();
  const { subject, heading, body } = values;
  return <SendTest send={(to) => testMail(kind, { subject, heading, body }, to)} />;
}
