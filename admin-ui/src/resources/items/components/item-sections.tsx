import { styled } from '@mui/material/styles';
import { ErrorBoundary, TextField } from '@stoa/web-kit';
import { Suspense, useMemo } from 'react';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormColumns } from '../../../components/form/layout/form-columns';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { FormSection } from '../../../components/form/layout/section-tabs';
import type { Following } from '../../../components/form/slug-fields';
import { WithOptions, WithoutOptions } from '../stock/stock-field';
import { type ItemFlags, type ItemInputs, itemInputs } from './item-inputs';
import { ItemSide, MoreTexts } from './item-side';

type ItemSectionsProps = { flags: ItemFlags; follows?: Following };

/** The form of an item: what it is on the left, how it’s sold and found on the right, and what is rarely needed folded. */
export function ItemSections({ flags, follows = 'whenEmpty' }: ItemSectionsProps) {
  const inputs = useMemo(() => itemInputs(flags, follows), [flags, follows]);
  return (
    <FormColumns
      first={
        <>
          <FormSection name="basic">
            <FormCard title="Basic Information">
              {inputs.title}
              {inputs.slug}
              {inputs.description}
            </FormCard>
          </FormSection>
          <FormSection name="media">
            <FormCard title="Images">
              {inputs.images}
              {inputs.imageUrl}
            </FormCard>
          </FormSection>
          <FormSection name="details">
            <Offer inputs={inputs} />
          </FormSection>
        </>
      }
      side={<ItemSide inputs={inputs} />}
    >
      <FormSection name="details" more="texts">
        <FormCard title="Features">
          {inputs.properties}
          {inputs.features}
        </FormCard>
        <MoreTexts inputs={inputs} />
      </FormSection>
    </FormColumns>
  );
}

/** What it costs, how much there is of it, and in which variants. */
const Offer = ({ inputs }: { inputs: ItemInputs }) => (
  <>
    <FormCard title="Pricing & Inventory">
      <ThreeColumns>
        {inputs.price}
        {inputs.discountPrice}
        {inputs.stock}
      </ThreeColumns>
      <WithoutOptions>
        <ThreeColumns>
          <TextField name="variants.0.sku" label="SKU" autoComplete="off" helperText="Optional" />
          <TextField name="variants.0.barcode" label="Barcode" autoComplete="off" helperText="Optional" />
          {inputs.counted}
        </ThreeColumns>
      </WithoutOptions>
    </FormCard>
    <FormCard title="Options & Variants">
      {inputs.options}
      <WithOptions>
        <ErrorBoundary>
          <Suspense fallback={<FormSkeleton />}>{inputs.variants}</Suspense>
        </ErrorBoundary>
      </WithOptions>
    </FormCard>
  </>
);

const ThreeColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
