import { apiPaths, type MarketplaceCategory, shopPaths, slugify } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { ImageField } from '../../../components/form/images/image-field';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormColumns } from '../../../components/form/layout/form-columns';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { SaleFields } from '../../../components/form/sale-fields';
import { SeoRow } from '../../../components/form/seo/seo-row';
import { NameField, SlugField } from '../../../components/form/slug-fields';
import { EditRecordPage } from '../../../components/record/edit-record-page';
import type { FormScreen } from '../../../components/record/form-screen';
import {
  type CategoryValues,
  categoryErrors,
  categoryFields,
  categoryInput,
  newCategory,
  toCategoryInput,
  toCategoryValues,
} from '../domain/category-fields';
import { rebased } from '../domain/property-rows';
import { termKinds } from '../domain/term-kinds';
import { PropertyList } from './property-list';

const setup = {
  kind: 'itemCategory',
  one: 'item category',
  title: 'name',
  view: shopPaths.category,
  api: apiPaths.marketplace.categories,
  path: termKinds.itemCategory.path,
  recordPath: apiPaths.marketplace.category,
} as const;

const screen: FormScreen<CategoryValues, MarketplaceCategory> = {
  longName: 'category',
  fields: categoryFields,
  Inputs,
  empty: newCategory,
  errors: categoryErrors,
  toValues: toCategoryValues,
  toInput: toCategoryInput,
  rebase: rebased,
  visibleSlug: ({ slug }) => slug,
};

/** All of a category of items on one page. */
export const EditCategory = () => <EditRecordPage setup={setup} screen={screen} />;

const lines = { multiline: true, minRows: 2, maxRows: 12 };
const ON_ITEMS = 'Supports Markdown. Shown on its items, unless they have their own text.';

function Inputs() {
  return (
    <FormColumns
      first={
        <FormCard title="Basic Information">
          <NameField {...categoryInput('name')} follows="untilEdited" slugify={slugify} />
          <SlugField {...categoryInput('slug')} />
          <TextField {...categoryInput('description')} {...lines} helperText="Supports Markdown." />
          <ImageField {...categoryInput('imageUrl')} helperText="Optional" />
        </FormCard>
      }
      side={
        <>
          <FormCard title="Shipping & tax">
            <SaleFields of="category" />
          </FormCard>
          <SeoRow
            page={shopPaths.category}
            title="name"
            text={['description']}
            image="imageUrl"
            summary="Uses the name, description, and image"
          />
        </>
      }
    >
      <FormCard title="Properties">
        <PropertyList />
      </FormCard>
      <FormCard title="On its items">
        <TextField {...categoryInput('delivery')} {...lines} helperText={ON_ITEMS} />
        <TextField {...categoryInput('care')} {...lines} helperText={ON_ITEMS} />
        <TwoColumns>
          <TextField {...categoryInput('stockOne')} helperText="Such as “spot left”" autoComplete="off" />
          <TextField {...categoryInput('stockMany')} helperText="Such as “spots left”" autoComplete="off" />
        </TwoColumns>
      </FormCard>
    </FormColumns>
  );
}
