import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HomePage } from '@stoa/contract';
import { useDebounced } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { PagePreview } from '../../../components/page-preview';
import { previewHome } from '../api';
import type { HomeValues } from '../domain/home-fields';
import { sectionNames } from '../domain/section-kinds';
import { useFramedSections } from './use-framed-sections';

const PAUSE = 300;

type HomePreviewProps = {
  /** The place of the section that is edited; -1 if none is. */
  edited: number;
  onChoose: (place: number) => void;
};

/** The shop's own page, told what isn't saved yet. */
export function HomePreview({ edited, onChoose }: HomePreviewProps) {
  const { values } = useFormikContext<HomeValues>();
  const settled = useDebounced(values, PAUSE);
  const [content, setContent] = useState<HomePage>();
  const [failed, setFailed] = useState(false);
  const [frame, setFrame] = useState<{ page: Window }>();
  useFramedSections(frame, edited, sectionNames(values.sections), onChoose);

  useEffect(() => {
    let outdated = false;
    previewHome(settled).then(
      (page) => {
        if (outdated) return;
        setFailed(false);
        setContent(page);
      },
      () => {
        if (!outdated) setFailed(true);
      },
    );
    return () => {
      outdated = true;
    };
  }, [settled]);

  return (
    <Box component="section" aria-label="Preview" sx={{ position: { lg: 'sticky' }, top: 16, alignSelf: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, marginBottom: 1.5 }}>
        <Typography variant="h5" component="h2">
          Preview
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Click a section to edit it.
        </Typography>
      </Box>
      <PagePreview
        name="home"
        src="/"
        title="Home page"
        content={content}
        onAsked={(page) => setFrame({ page })}
        height={{ xs: 560, lg: 'calc(100dvh - 120px)' }}
      />
      {failed && (
        <Typography variant="body2" color="textSecondary" role="status">
          The preview shows the last version without errors.
        </Typography>
      )}
    </Box>
  );
}
