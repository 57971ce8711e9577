import { PRICE_KIND_NAMES, PRICE_KINDS, type Seo, slugifyItemTitle } from '@stoa/contract';
import { lazyPart, TextField } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { IdListField } from '../../../components/form/choices/id-fields';
import { PickedItems } from '../../../components/form/choices/picked-items';
import { SelectField } from '../../../components/form/choices/select-field';
import { FlagField } from '../../../components/form/flag-field';
import { dollars } from '../../../components/form/money-field';
import type { saleLabels } from '../../../components/form/sale-values';
import { type Following, NameField, SlugField } from '../../../components/form/slug-fields';
import { TextListField } from '../../../components/form/text-list-field';
import { useTerms } from '../../../components/terms/api';
import { CategorySelect } from '../../../components/terms/category-select';
import { type ItemField, itemInput } from '../domain/item-fields';
import { statusChoices } from '../domain/item-status';
import { ImagesField } from '../images/images-field';
import type { ItemImages } from '../images/item-images';
import { StockField } from '../stock/stock-field';
import { OptionsField } from '../variants/options-field';
import { PropertiesField } from './properties-field';

const money = { type: 'number', slotProps: { input: dollars, htmlInput: { step: 0.01, min: 0 } } };

const priceKinds = PRICE_KINDS.map((value) => ({ value, label: PRICE_KIND_NAMES[value] }));

const section = { multiline: true, minRows: 2, maxRows: 16 };
const OR_ITS_CATEGORY = 'Supports Markdown. If empty, the category’s text is used.';

/** Only items with options need the code of the sheet. */
const VariantsField = lazyPart(async () => (await import('../variants/variants-field')).VariantsField);

export type ItemFlags = 'checkbox' | 'switch';

/** An input for each field. Those of search, sharing, and sale are the same as elsewhere. */
export const itemInputs = (flags: ItemFlags, follows: Following) =>
  ({
    title: <NameField {...itemInput('title')} follows={follows} slugify={slugifyItemTitle} />,
    slug: <SlugField {...itemInput('slug')} />,
    description: <TextField {...itemInput('description')} multiline minRows={5} maxRows={16} />,
    categoryId: <CategorySelect {...itemInput('categoryId')} kind="itemCategory" />,
    status: (
      <SelectField
        {...itemInput('status')}
        choices={statusChoices}
        helperText="Without stock, “Available” is shown as “Sold Out”."
      />
    ),
    price: <TextField {...itemInput('price')} {...money} />,
    discountPrice: <TextField {...itemInput('discountPrice')} helperText="Optional" {...money} />,
    priceKind: (
      <SelectField
        {...itemInput('priceKind')}
        choices={priceKinds}
        helperText="With “From”, shoppers request a quote instead of ordering online."
      />
    ),
    unitPrice: (
      <TextField {...itemInput('unitPrice')} autoComplete="off" helperText="Optional, such as “$12.00 per lb”" />
    ),
    stock: <StockField {...itemInput('stock')} />,
    counted: <FlagField {...itemInput('counted')} as={flags} helperText="Turn off for items that never run out." />,
    giftCard: (
      <FlagField
        {...itemInput('giftCard')}
        as={flags}
        helperText="Its price is the amount. Nothing is shipped, taxed, or discounted. The code is emailed once it’s paid."
      />
    ),
    stockOne: <TextField {...itemInput('stockOne')} autoComplete="off" helperText="Such as “spot left”" />,
    stockMany: (
      <TextField {...itemInput('stockMany')} autoComplete="off" helperText="If empty, the category’s unit is used." />
    ),
    options: <OptionsField {...itemInput('options')} />,
    variants: <VariantsField {...itemInput('variants')} />,
    features: <TextListField {...itemInput('features')} helperText="Press Enter to add a feature" />,
    properties: <PropertiesField {...itemInput('properties')} />,
    details: <TextField {...itemInput('details')} {...section} helperText="Supports Markdown." />,
    delivery: <TextField {...itemInput('delivery')} {...section} helperText={OR_ITS_CATEGORY} />,
    care: <TextField {...itemInput('care')} {...section} helperText={OR_ITS_CATEGORY} />,
    tags: <TagInput />,
    alsoLike: <AlsoLikeInput />,
    images: <ImagesField label="Images" />,
    imageUrl: (
      <TextField
        {...itemInput('imageUrl')}
        type="url"
        helperText="The web address of the main image. Required to publish."
        slotProps={{ htmlInput: { autoComplete: 'off', inputMode: 'url' } }}
      />
    ),
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
  }) satisfies Record<
    ImageInput | Exclude<ItemField, keyof ItemImages | keyof Seo | keyof typeof saleLabels>,
    ReactNode
  >;

export type ItemInputs = ReturnType<typeof itemInputs>;

/** Alt texts and the gallery are in the grid of images. */
type ImageInput = 'images' | 'imageUrl';

function TagInput() {
  return <IdListField {...itemInput('tags')} noun="tag" found={useTerms('itemTag')} />;
}

function AlsoLikeInput() {
  const whenEmpty = 'These show first while they’re in stock. Similar items follow.';
  return <PickedItems {...itemInput('alsoLike')} prompt={itemInput('alsoLike').label} whenEmpty={whenEmpty} />;
}
