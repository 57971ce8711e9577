import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { MailKind, MailPreview as Preview } from '@stoa/contract';
import { useDebounced } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { MailFrame } from '../../../components/mail-frame';
import { previewMail } from '../api';
import type { MailTemplateValues } from '../domain/mail-fields';

const PAUSE = 300;
const VIEWS = { desktop: 'Desktop', phone: 'Phone', text: 'Plain text' } as const;
type View = keyof typeof VIEWS;

/** The email with what isn’t saved yet. */
export function MailPreview({ kind }: { kind: MailKind }) {
  const { values } = useFormikContext<MailTemplateValues>();
  const { subject, heading, body } = useDebounced(values, PAUSE);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failed, setFailed] = useState(false);
  const [view, setView] = useState<View>('desktop');

  useEffect(() => {
    let outdated = false;
    previewMail(kind, { subject, heading, body }).then(
      (shown) => {
        if (outdated) return;
        setFailed(false);
        setPreview(shown);
      },
      () => {
        if (!outdated) setFailed(true);
      },
    );
    return () => {
      outdated = true;
    };
  }, [kind, subject, heading, body]);

  return (
    <Box component="section" aria-label="Preview" sx={{ position: { lg: 'sticky' }, top: 16, alignSelf: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBottom: 1.5 }}>
        <Typography variant="h5" component="h2" sx={{ flexGrow: 1 }}>
          Preview
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Shown as"
          value={view}
          onChange={(_event, next: View | null) => next && setView(next)}
        >
          {Object.entries(VIEWS).map(([name, label]) => (
            <ToggleButton key={name} value={name}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {failed && (
        <Typography variant="body2" color="warning" role="status" sx={{ marginBottom: 1 }}>
          {preview ? 'This is the last version that could be shown.' : 'The preview couldn’t be made.'}
        </Typography>
      )}
      {preview && (
        <>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{preview.subject}</strong>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1.5 }}>
            {preview.madeFrom ? `Made from ${preview.madeFrom}.` : 'Shown with an example.'}
          </Typography>
          {view === 'text' ? (
            <PlainText>{preview.text}</PlainText>
          ) : (
            <MailFrame
              html={preview.html}
              title="Email"
              sx={{
                opacity: failed ? 0.5 : 1,
                width: view === 'phone' ? 'min(100%, 360px)' : '100%',
                marginInline: 'auto',
                height: { xs: 560, lg: 'calc(100dvh - 210px)' },
              }}
            />
          )}
        </>
      )}
    </Box>
  );
}

function PlainText({ children }: { children: string }) {
  return (
    <Box
      component="pre"
      // What scrolls has to be reached by keyboard.
      tabIndex={0}
      sx={{
        margin: 0,
        padding: 2,
        maxHeight: 640,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        fontSize: 14,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  );
}
