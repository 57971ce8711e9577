import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { slugify } from '@stoa/contract';
import { MarkdownEditor } from '../../../components/editor/markdown-editor';
import { FormTabs } from '../../../components/form/layout/form-tabs';
import { type SavingState, useAutosave } from '../../../components/form/saving/use-autosave';
import { NameField } from '../../../components/form/slug-fields';
import { type PostValues, postFields, postInput } from '../domain/post-fields';
import { postTabs } from './post-inputs';
import { PreviewButton } from './preview-button';
import { ScheduleButton } from './schedule-button';

/** The post on one page, its settings at the side. */
export const PostEditor = () => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 3, lg: 4 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
      alignItems: 'start',
    }}
  >
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Saved />
        <Box sx={{ display: 'flex', gap: 1, marginInlineStart: 'auto' }}>
          <PreviewButton />
          <ScheduleButton />
        </Box>
      </Box>
      <Box sx={{ '& .MuiInputBase-input': { typography: 'h4' } }}>
        <NameField {...postInput('title')} follows="whenEmpty" slugify={slugify} />
      </Box>
      <MarkdownEditor {...postInput('content')} />
    </Box>
    <Box sx={{ '& .MuiTab-root': { minWidth: 0, paddingInline: 0.75, fontSize: '0.8125rem' } }}>
      <FormTabs fields={postFields} tabs={postTabs} />
    </Box>
  </Box>
);

const isDraft = ({ status }: PostValues, opened: PostValues): boolean =>
  status === 'DRAFT' && opened.status === 'DRAFT';

/** A post that isn't new is saved by itself as long as nobody can see it. */
const savesItself = (values: PostValues, opened: PostValues): boolean =>
  isDraft(values, opened) && opened.updatedAt !== '';

const TEXTS: Record<SavingState, string> = {
  unchanged: '',
  waiting: 'Unsaved changes',
  saving: 'Saving...',
  saved: 'Draft saved',
  failed: 'Draft not saved',
  off: 'Unsaved changes, kept in this browser',
};

function Saved() {
  const { state, problem } = useAutosave(savesItself);
  const hasFailed = state === 'failed';
  return (
    <Typography
      variant="body2"
      color={hasFailed ? 'error' : 'textSecondary'}
      sx={{ flex: TEXTS[state] ? '1 1 12rem' : '1 1 0' }}
    >
      {!hasFailed && TEXTS[state]}
      {/* Only a failure is worth interrupting who listens. */}
      <span role="status">{hasFailed && `${TEXTS.failed}: ${problem}`}</span>
    </Typography>
  );
}
