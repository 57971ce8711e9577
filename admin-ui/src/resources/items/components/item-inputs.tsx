import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { PRICE_KIND_NAMES, PRICE_KINDS, type Seo, shopPaths, slugifyItemTitle } from '@stoa/contract';
import { ErrorBoundary, lazyPart, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type ReactNode, Suspense } from 'react';
import { IdListField } from '../../../components/form/choices/id-fields';
import { PickedItems } from '../../../components/form/choices/picked-items';
import { SelectField } from '../../../components/form/choices/select-field';
import { FlagField } from '../../../components/form/flag-field';
import { GalleryField } from '../../../components/form/images/gallery-field';
import { ImageField } from '../../../components/form/images/image-field';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { SaleFields } from '../../../components/form/sale-fields';
import type { saleLabels } from '../../../components/form/sale-values';
import { SeoFields } from '../../../components/form/seo/seo-fields';
import { type Following, NameField, SlugField } from '../../../components/form/slug-fields';
import { TextListField } from '../../../components/form/text-list-field';
import { useTerms } from '../../../components/terms/api';
import { CategorySelect } from '../../../components/terms/category-select';
import { type ItemField, type ItemValues, itemInput, withMainImage } from '../domain/item-fields';
import { statusChoices } from '../domain/item-status';
import { ShippingOrSchedule } from '../shipping/shipping-or-schedule';
import { StockField, WithOptions, WithoutOptions } from '../stock/stock-field';
import { OptionsField } from '../variants/options-field';
import { PropertiesField } from './properties-field';

const besideEachOther = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' };

const threeBesideEachOther = { ...besideEachOther, gridTemplateColumns: { sm: '1fr 1fr 1fr' } };

const dollars = { startAdornment: <InputAdornment position="start">$</InputAdornment> };
const money = { type: 'number', slotProps: { input: dollars, htmlInput: { step: 0.01, min: 0 } } };

const priceKinds = PRICE_KINDS.map((value) => ({ value, label: PRICE_KIND_NAMES[value] }));

const section = { multiline: true, minRows: 2, maxRows: 16 };
const OR_ITS_CATEGORY = 'Supports Markdown. If empty, the category’s text is used.';

/** Only items with options need the code of the sheet. */
const VariantsField = lazyPart(async () => (await import('../variants/variants-field')).VariantsField);

/** An input for every field, grouped into the parts of the form. A new item shows them in cards, an existing one in tabs. */
export function itemParts(flags: 'checkbox' | 'switch', follows: Following = 'whenEmpty') {
  const inputs = {
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
    imageUrl: <ImageField {...itemInput('imageUrl')} helperText="The web address of an image. Required to publish." />,
    imageAlt: <TextField {...itemInput('imageAlt')} helperText="What the image shows. Leave empty to use the title." />,
    gallery: <GalleryInput />,
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
  } satisfies Record<Exclude<ItemField, keyof Seo | keyof typeof saleLabels>, ReactNode>;
  const { title, slug, description, categoryId, status, price, discountPrice, stock, counted, ...others } = inputs;
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
      <>
        <Box sx={threeBesideEachOther}>
          {price}
          {discountPrice}
          {stock}
        </Box>
        <Box sx={besideEachOther}>
          {others.priceKind}
          {others.unitPrice}
          {others.stockOne}
          {others.stockMany}
        </Box>
        <WithoutOptions>
          <Box sx={threeBesideEachOther}>
            <TextField name="variants.0.sku" label="SKU" autoComplete="off" helperText="Optional" />
            <TextField name="variants.0.barcode" label="Barcode" autoComplete="off" helperText="Optional" />
            {counted}
          </Box>
        </WithoutOptions>
        {others.giftCard}
        <SaleFields of="item" />
        <WithoutOptions>
          <ShippingOrSchedule />
        </WithoutOptions>
      </>
    ),
    choices: (
      <>
        {others.options}
        <WithOptions>
          <ErrorBoundary>
            <Suspense fallback={<FormSkeleton />}>{others.variants}</Suspense>
          </ErrorBoundary>
        </WithOptions>
      </>
    ),
    features: (
      <>
        {others.properties}
        {others.features}
        {others.tags}
        {others.alsoLike}
        {others.details}
        {others.delivery}
        {others.care}
      </>
    ),
    libraryImage: (
      <>
        {others.imageUrl}
        {others.imageAlt}
        {others.gallery}
      </>
    ),
    seo: <SeoFields page={shopPaths.item} text={['description']} image="imageUrl" />,
    visibility: (
      <>
        {others.featured}
        {others.published}
      </>
    ),
  };
}

export function itemTabs() {
  const parts = itemParts('switch');
  return {
    basic: { label: 'Basic Information', content: parts.basic },
    details: {
      label: 'Details & Features',
      content: (
        <>
          {parts.prices}
          {parts.choices}
          {parts.features}
        </>
      ),
    },
    media: { label: 'Media', content: parts.libraryImage },
    visibility: {
      label: 'SEO & Visibility',
      content: (
        <>
          {parts.visibility}
          {parts.seo}
        </>
      ),
    },
  };
}

function GalleryInput() {
  const { values, setValues } = useFormikContext<ItemValues>();
  return (
    <GalleryField
      {...itemInput('gallery')}
      onMakeMain={(place) => void setValues({ ...values, ...withMainImage(values, place) })}
    />
  );
}

function TagInput() {
  return <IdListField {...itemInput('tags')} noun="tag" found={useTerms('itemTag')} />;
}

function AlsoLikeInput() {
  const whenEmpty = 'These show first while they’re in stock. Similar items follow.';
  return <PickedItems {...itemInput('alsoLike')} prompt={itemInput('alsoLike').label} whenEmpty={whenEmpty} />;
}
