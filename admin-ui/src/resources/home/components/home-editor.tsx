import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { apiPaths, type HomeSettings, homeInput } from '@stoa/contract';
import { FormAlert, LoadError, schemaErrors, useReload } from '@stoa/web-kit';
import { useField } from 'formik';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { ViewLink } from '../../../components/view-link';
import { paths } from '../../../config/paths';
import { updateHome, useHome } from '../api';
import { type HomeValues, homeFields, type SectionValues, toInput, toValues } from '../domain/home-fields';
import { HomePreview } from './home-preview';
import { SectionCard } from './section-card';

export function HomeEditor() {
  const { data: home, error, mutate } = useHome();
  return (
    <>
      <PageHeader
        title="Home page"
        intro="What visitors see first: sections, their order, and their text."
        actions={<ViewLink href="/" name="home page" />}
      />
      {error && !home ? (
        <LoadError onRetry={() => void mutate()}>Failed to load home page. Please try again.</LoadError>
      ) : home ? (
        <HomeForm home={home} />
      ) : (
        <FormSkeleton />
      )}
      <RecordActivity kind="home" />
    </>
  );
}

function HomeForm({ home }: { home: HomeSettings }) {
  const { succeed } = useOutcome(useReload(apiPaths.home));
  return (
    <RecordForm<HomeValues, HomeSettings, null>
      aria-label="Home page"
      draft="home"
      initialValues={toValues(home)}
      validate={(values) => schemaErrors(homeInput, toInput(values))}
      failure="Failed to save home page"
      conflict={{ fields: homeFields, names: null, toValues }}
      onSave={async (values) => toValues(await updateHome(values))}
      onSaved={() => void succeed('Home page saved')}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { lg: 'minmax(0, 1fr) 390px', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2.5}>
          <Sections />
          <FormAlert />
          <FormButtons submit="Save home page" busy="Saving..." cancel={paths.home} />
        </Stack>
        <HomePreview />
      </Box>
    </RecordForm>
  );
}

function Sections() {
  const [{ value: sections }] = useField<SectionValues[]>('sections');
  return sections.map((section, position) => <SectionCard key={section.kind} section={section} position={position} />);
}
