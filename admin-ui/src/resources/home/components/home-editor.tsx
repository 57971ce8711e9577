import { adminPaths, apiPaths, homeInput } from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { ViewLink } from '../../../components/view-link';
import { homeFields, toInput, toValues } from '../domain/home-fields';
import { HomeSections } from './home-sections';

export const HomeEditor = () => (
  <SingleRecordPage
    kind="home"
    title="Home page"
    intro="What visitors see first. Open a section here, or click it in the preview."
    actions={<ViewLink href="/" name="home page" />}
    name="home page"
    api={adminPaths.home}
    reloads={apiPaths.home}
    fields={homeFields}
    errors={(values) => schemaErrors(homeInput, toInput(values))}
    toValues={toValues}
    toInput={(values) => ({ ...toInput(values), updatedAt: values.updatedAt })}
  >
    {() => <HomeSections />}
  </SingleRecordPage>
);
