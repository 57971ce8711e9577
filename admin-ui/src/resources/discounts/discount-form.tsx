import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import {
  createDiscountInput,
  DISCOUNT_KIND_NAMES,
  DISCOUNT_METHOD_NAMES,
  type Discount,
  type MarketplaceCategory,
} from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { PickedCollections, PickedItems } from '../../components/form/choices/picked-items';
import { SelectField } from '../../components/form/choices/select-field';
import { SeveralField } from '../../components/form/choices/several-field';
import { FlagField } from '../../components/form/flag-field';
import { FormCard } from '../../components/form/layout/form-card';
import { FORM_WIDTH } from '../../components/form/layout/form-width';
import { TwoColumns } from '../../components/form/layout/two-columns';
import { MomentField } from '../../components/form/moment-field';
import { MoneyField } from '../../components/form/money-field';
import type { FormScreen } from '../../components/record/form-screen';
import { type TermNames, useTerms } from '../../components/terms/api';
import { CodeField } from './code-field';
import {
  type DiscountValues,
  discountFields,
  discountInput,
  newValues,
  toDiscountValues,
  toInput,
} from './discount-fields';
import { DiscountSummary } from './discount-summary';
import { endHelp, minimumHelp } from './discount-words';

const choicesOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));
const methodChoices = choicesOf(DISCOUNT_METHOD_NAMES);
const kindChoices = choicesOf(DISCOUNT_KIND_NAMES);

const percent = {
  input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
  htmlInput: { step: 0.01, min: 0, max: 100 },
};
const count = { htmlInput: { min: 1, step: 1 } };

export const form: FormScreen<DiscountValues, Discount, Pick<TermNames, 'categories'>> = {
  fields: discountFields,
  Inputs: DiscountInputs,
  empty: newValues,
  errors: (values) => schemaErrors(createDiscountInput, toInput(values)),
  toValues: toDiscountValues,
  toInput,
  useNames: () => ({ categories: useTerms('itemCategory').data }),
};

function DiscountInputs() {
  const { values } = useFormikContext<DiscountValues>();
  const { method, kind } = values;
  const { data: categories } = useTerms<MarketplaceCategory>('itemCategory');
  const isBuyXGetY = kind === 'BUY_X_GET_Y';
  return (
    <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
      <FormCard title="Discount">
        <SelectField {...discountInput('method')} choices={methodChoices} />
        {method === 'CODE' ? (
          <CodeField />
        ) : (
          <TextField
            {...discountInput('title')}
            autoComplete="off"
            helperText="Applies by itself. Customers see the title in their cart and order."
          />
        )}
        <SelectField {...discountInput('kind')} choices={kindChoices} />
        {isBuyXGetY && <BuyXGetYInputs />}
        {kind === 'PERCENT' && <TextField {...discountInput('percent')} type="number" slotProps={percent} />}
        {kind === 'AMOUNT' && <MoneyField {...discountInput('amount')} />}
        <FlagField {...discountInput('enabled')} as="switch" helperText="Only discounts that are on can be used." />
      </FormCard>
      <FormCard title={isBuyXGetY ? 'Customers buy' : 'Applies to'}>
        <FormHelperText sx={{ margin: 0 }}>{scopeHelp(values)}</FormHelperText>
        <Categories name="categories" categories={categories} />
        <PickedCollections
          {...discountInput('collections')}
          prompt="Add a collection"
          whenEmpty="Optional."
          isOrdered={false}
        />
        <PickedItems {...discountInput('items')} prompt="Add an item" whenEmpty="Optional." isOrdered={false} />
      </FormCard>
      {isBuyXGetY && (
        <FormCard title="Customers get">
          <FormHelperText sx={{ margin: 0 }}>If none are selected, they get more of what they buy.</FormHelperText>
          <Categories name="getCategories" categories={categories} />
          <PickedCollections
            {...discountInput('getCollections')}
            prompt="Add a collection they get"
            whenEmpty="Optional."
            isOrdered={false}
          />
          <PickedItems
            {...discountInput('getItems')}
            prompt="Add an item they get"
            whenEmpty="Optional."
            isOrdered={false}
          />
        </FormCard>
      )}
      <FormCard title="Requirements">
        <TwoColumns>
          <MoneyField {...discountInput('minimum')} helperText={minimumHelp(values)} />
          {!isBuyXGetY && (
            <TextField
              {...discountInput('minimumQuantity')}
              type="number"
              slotProps={count}
              helperText="Optional. Of what it applies to."
            />
          )}
        </TwoColumns>
      </FormCard>
      <FormCard title="Dates and limits">
        <TwoColumns>
          <MomentField {...discountInput('startsAt')} helperText="Optional." />
          <MomentField {...discountInput('endsAt')} helperText={endHelp(values)} />
          <TextField {...discountInput('usageLimit')} type="number" slotProps={count} helperText="Optional." />
          {method === 'CODE' && (
            <TextField
              {...discountInput('usageLimitPerCustomer')}
              type="number"
              slotProps={count}
              helperText="Optional. Counted by email."
            />
          )}
        </TwoColumns>
      </FormCard>
      <DiscountSummary categories={categories ?? []} />
    </Stack>
  );
}

const scopeHelp = ({ kind }: Pick<DiscountValues, 'kind'>): string => {
  if (kind === 'BUY_X_GET_Y') return 'What counts as bought. If none are selected, everything does.';
  return kind === 'SHIPPING'
    ? 'Shipping is free if the cart has one of these. If none are selected, it’s always free.'
    : 'The discount only applies to these. If none are selected, it applies to everything.';
};

function BuyXGetYInputs() {
  return (
    <TwoColumns>
      <TextField {...discountInput('buyQuantity')} type="number" slotProps={count} />
      <TextField
        {...discountInput('getQuantity')}
        type="number"
        slotProps={count}
        helperText="The cheapest in the cart."
      />
      <TextField
        {...discountInput('percent')}
        type="number"
        slotProps={percent}
        helperText="Off what they get. Leave empty to make it free."
      />
      <TextField {...discountInput('usesPerOrder')} type="number" slotProps={count} helperText="Optional." />
    </TwoColumns>
  );
}

type CategoriesProps = { name: 'categories' | 'getCategories'; categories: readonly MarketplaceCategory[] | undefined };

const Categories = ({ name, categories }: CategoriesProps) => (
  <SeveralField
    {...discountInput(name)}
    choices={(categories ?? []).map(({ id, name: label }) => ({ value: String(id), label }))}
    none="Optional."
    unknown={categories ? 'Deleted category' : '…'}
  />
);
