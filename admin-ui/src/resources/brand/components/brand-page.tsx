import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { adminPaths, apiPaths, brandInput } from '@stoa/contract';
import { FormAlert, schemaErrors } from '@stoa/web-kit';
import { SelectField } from '../../../components/form/choices/select-field';
import { ImageField } from '../../../components/form/images/image-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { SingleRecordPage } from '../../../components/record/single-record-page';
import { ViewLink } from '../../../components/view-link';
import { paths } from '../../../config/paths';
import {
  brandFields,
  brandInputs,
  cardStyleChoices,
  pictureRatioChoices,
  schemeChoices,
  toInput,
  toValues,
} from '../domain/brand-fields';
import { BrandFile } from './brand-file';
import { BrandPreview } from './brand-preview';
import { ColorField } from './color-field';
import { FontsField } from './fonts-field';
import { PanelStyles } from './panel-styles';
import { Presets } from './presets';
import { RadiusField } from './radius-field';

export const BrandPage = () => (
  <SingleRecordPage
    kind="brand"
    title="Brand"
    intro="Logo, colors, fonts, and shapes of your shop: its pages, emails, and invoices, and the panel, too."
    actions={<ViewLink href="/" name="shop" />}
    name="brand"
    api={adminPaths.brand}
    reloads={apiPaths.store}
    fields={brandFields}
    errors={(values) => schemaErrors(brandInput, toInput(values))}
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
            lg: 'minmax(0, 1fr) 400px',
            xl: 'minmax(0, 2fr) minmax(0, 3fr)',
          },
        }}
      >
        <Stack spacing={2.5}>
          <FormCard title="Presets">
            <Presets />
          </FormCard>
          <FormCard title="Logo and icon">
            <ImageField
              {...brandInputs('logoLight')}
              helperText="If empty, the icon and your shop’s name."
              wholeOn="light"
            />
            <ImageField {...brandInputs('logoDark')} helperText="If empty, the same logo." wholeOn="dark" />
            <ImageField
              {...brandInputs('icon')}
              helperText="A square image. Browsers and phones show it for your shop. If empty, an arch."
              wholeOn="light dark"
            />
          </FormCard>
          <FormCard title="Colors">
            <ColorField
              {...brandInputs('accent')}
              helperText="Buttons, links, and what is selected, such as #2F6B4F. If empty, terracotta."
            />
            <ColorField
              {...brandInputs('surface')}
              helperText="What backgrounds are tinted with. If empty, warm white."
            />
            <SelectField {...brandInputs('schemes')} choices={schemeChoices} />
          </FormCard>
          <FormCard title="Fonts">
            <FontsField {...brandInputs('fonts')} />
          </FormCard>
          <FormCard title="Shapes">
            <RadiusField {...brandInputs('radius')} />
            <SelectField {...brandInputs('cardStyle')} choices={cardStyleChoices} />
            <SelectField {...brandInputs('pictureRatio')} choices={pictureRatioChoices} />
          </FormCard>
          <FormCard title="Export and import">
            <BrandFile />
          </FormCard>
          <FormAlert />
          <FormButtons submit="Save brand" busy="Saving..." cancel={paths.home} />
        </Stack>
        <BrandPreview />
        <PanelStyles />
      </Box>
    )}
  </SingleRecordPage>
);
