import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { slugifyItemTitle } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { FlagField } from '../../../components/form/flag-field';
import { IdListField } from '../../../components/form/id-list-field';
import { PictureField } from '../../../components/form/picture-field';
import { SelectField } from '../../../components/form/select-field';
import { SlugFields } from '../../../components/form/slug-fields';
import { TextListField } from '../../../components/form/text-list-field';
import { useCategories, useTags } from '../api/get-terms';
import { statusChoices } from '../domain/item-status';

/** The parts of an item's form: a new one has them in cards, an existing one in tabs. */

const besideEachOther = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' };

export function TextInputs() {
  return (
    <>
      <SlugFields name="title" label="Title" follows="whenEmpty" slugify={slugifyItemTitle} />
      <TextField name="description" label="Description" multiline minRows={5} maxRows={16} />
    </>
  );
}

export function PlaceInputs() {
  const { data = [], error } = useCategories();
  return (
    <Box sx={besideEachOther}>
      <SelectField
        name="categoryId"
        label="Category"
        none="Select a category"
        choices={data.map(({ id, name }) => ({ value: String(id), label: name }))}
        helperText={error ? 'The categories could not be loaded. Please load the page again.' : undefined}
      />
      <SelectField name="status" label="Status" choices={statusChoices} />
    </Box>
  );
}

const dollars = { startAdornment: <InputAdornment position="start">$</InputAdornment> };
const money = { type: 'number', slotProps: { input: dollars, htmlInput: { step: 0.01, min: 0 } } };

export function PriceInputs() {
  return (
    <Box sx={{ ...besideEachOther, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
      <TextField name="price" label="Price ($)" {...money} />
      <TextField name="discountPrice" label="Discount price ($)" helperText="Optional" {...money} />
      <TextField name="stock" label="Stock" type="number" slotProps={{ htmlInput: { step: 1, min: 0 } }} />
    </Box>
  );
}

export function FeatureInput() {
  return <TextListField name="features" label="Features" helperText="Press Enter to add one" />;
}

export function TagInput() {
  return <IdListField name="tags" label="Tags" noun="tag" found={useTags()} />;
}

export function PictureInput() {
  return <PictureField name="imageUrl" label="Image URL" helperText="The web address of a picture" />;
}

export function VisibilityInputs({ as }: { as: 'checkbox' | 'switch' }) {
  return (
    <>
      <FlagField
        name="featured"
        label="Featured"
        as={as}
        helperText="Featured items show prominently on the homepage and marketplace."
      />
      <FlagField
        name="published"
        label="Published"
        as={as}
        helperText="Published items are visible to users; unpublished ones only to admins."
      />
    </>
  );
}
