import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { type Item, slugifyItemTitle } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { FlagField } from '../../../components/form/flag-field';
import { IdListField } from '../../../components/form/id-fields';
import { PictureField } from '../../../components/form/picture-field';
import { SelectField } from '../../../components/form/select-field';
import { NameField, SlugField } from '../../../components/form/slug-fields';
import { TextListField } from '../../../components/form/text-list-field';
import { useTerms } from '../../../components/terms/api';
import { CategorySelect } from '../../../components/terms/category-select';
import { type ItemField, itemInput } from '../domain/item-fields';
import { statusChoices } from '../domain/item-status';

const besideEachOther = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' };

const dollars = { startAdornment: <InputAdornment position="start">$</InputAdornment> };
const money = { type: 'number', slotProps: { input: dollars, htmlInput: { step: 0.01, min: 0 } } };

/** An input for every field, grouped into the parts of the form. A new item shows them in cards, an existing one in tabs. */
export function itemParts(flags: 'checkbox' | 'switch', hasOptions = false) {
  const inputs = {
    title: <NameField {...itemInput('title')} follows="whenEmpty" slugify={slugifyItemTitle} />,
    slug: <SlugField {...itemInput('slug')} />,
    description: <TextField {...itemInput('description')} multiline minRows={5} maxRows={16} />,
    categoryId: <CategorySelect {...itemInput('categoryId')} kind="itemCategory" />,
    status: <SelectField {...itemInput('status')} choices={statusChoices} />,
    price: <TextField {...itemInput('price')} {...money} />,
    discountPrice: <TextField {...itemInput('discountPrice')} helperText="Optional" {...money} />,
    stock: (
      <TextField
        {...itemInput('stock')}
        type="number"
        disabled={hasOptions}
        helperText={hasOptions && 'The sum of its variants'}
        slotProps={{ htmlInput: { step: 1, min: 0 } }}
      />
    ),
    features: <TextListField {...itemInput('features')} helperText="Press Enter to add a feature" />,
    tags: <TagInput />,
    imageUrl: <PictureField {...itemInput('imageUrl')} helperText="The web address of an image" />,
    imageAlt: <TextField {...itemInput('imageAlt')} helperText="What the image shows. Leave empty to use the title." />,
    featured: (
      <FlagField
        {...itemInput('featured')}
        as={flags}
        helperText="Featured items show prominently on the homepage and marketplace."
      />
    ),
    published: (
      <FlagField
        {...itemInput('published')}
        as={flags}
        helperText="Published items are visible to users; unpublished ones only to admins."
      />
    ),
  } satisfies Record<ItemField, ReactNode>;
  const { title, slug, description, categoryId, status, price, discountPrice, stock, ...others } = inputs;
  return {
    basic: (
      <>
        {title}
        {slug}
        {description}
        <Box sx={besideEachOther}>
          {categoryId}
          {status}
        </Box>
      </>
    ),
    prices: (
      <Box sx={{ ...besideEachOther, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
        {price}
        {discountPrice}
        {stock}
      </Box>
    ),
    features: (
      <>
        {others.features}
        {others.tags}
      </>
    ),
    picture: (
      <>
        {others.imageUrl}
        {others.imageAlt}
      </>
    ),
    visibility: (
      <>
        {others.featured}
        {others.published}
      </>
    ),
  };
}

export function itemTabs({ hasOptions }: Item) {
  const parts = itemParts('switch', hasOptions);
  return {
    basic: { label: 'Basic Information', content: parts.basic },
    details: {
      label: 'Details & Features',
      content: (
        <>
          {parts.prices}
          {parts.features}
        </>
      ),
    },
    media: { label: 'Media', content: parts.picture },
    visibility: { label: 'SEO & Visibility', content: parts.visibility },
  };
}

function TagInput() {
  return <IdListField {...itemInput('tags')} noun="tag" found={useTerms('itemTag')} />;
}
