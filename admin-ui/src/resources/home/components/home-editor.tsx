import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { adminPaths, apiPaths, homeInput } from '@stoa/contract';
import { FormAlert, schemaErrors } from '@stoa/web-kit';
import { useField } from 'formik';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { ViewLink } from '../../../components/view-link';
import { paths } from '../../../config/paths';
import { homeFields, type SectionValues, toInput, toValues } from '../domain/home-fields';
import { HomePreview } from './home-preview';
import { SectionCard } from './section-card';

export const HomeEditor = () => (
  <SingleRecordPage
    kind="home"
    title="Home page"
    intro="What visitors see first: sections, their order, and their text."
    actions={<ViewLink href="/" name="home page" />}
    name="home page"
    api={adminPaths.home}
    reloads={apiPaths.home}
    fields={homeFields}
    errors={(values) => schemaErrors(homeInput, toInput(values))}
    toValues={toValues}
    toInput={(values) => ({ ...toInput(values), updatedAt: values.updatedAt })}
  >
    {() => (
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: 'minmax(0, 1fr) 390px',
            xl: 'minmax(0, 1fr) minmax(0, 1fr)',
          },
        }}
      >
        <Stack spacing={2.5}>
          <Sections />
          <FormAlert />
          <FormButtons submit="Save home page" busy="Saving..." cancel={paths.home} />
        </Stack>
        <HomePreview />
      </Box>
    )}
  </SingleRecordPage>
);

function Sections() {
  const [{ value: sections }] = useField<SectionValues[]>('sections');
  return sections.map((section, position) => <SectionCard key={section.kind} section={section} position={position} />);
}
