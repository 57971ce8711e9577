import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { CODE_KIND_NAMES, createDiscountCodeInput, type DiscountCode } from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { useField, useFormikContext } from 'formik';
import { PickedItems } from '../../components/form/choices/picked-items';
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
import { type CodeValues, codeFields, codeInput, newValues, toCodeValues, toInput } from './code-fields';
import { endHelp, minimumHelp } from './code-words';

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** A code that nobody guesses. */
const newCode = (): string =>
  [...crypto.getRandomValues(new Uint32Array(CODE_LENGTH))]
    .map((random) => ALPHABET[random % ALPHABET.length])
    .join('');

const kindChoices = Object.entries(CODE_KIND_NAMES).map(([value, label]) => ({ value, label }));

const percent = {
  input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
  htmlInput: { step: 0.01, min: 0, max: 100 },
};
const count = { htmlInput: { min: 1, step: 1 } };

export const form: FormScreen<CodeValues, DiscountCode, Pick<TermNames, 'categories'>> = {
  fields: codeFields,
  Inputs: CodeInputs,
  empty: newValues,
  errors: (values) => schemaErrors(createDiscountCodeInput, toInput(values)),
  toValues: toCodeValues,
  toInput,
  useNames: () => ({ categories: useTerms('itemCategory').data }),
};

function CodeInputs() {
  const { values } = useFormikContext<CodeValues>();
  const { kind } = values;
  const { data: categories } = useTerms('itemCategory');
  return (
    <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
      <FormCard title="Discount">
        <CodeField />
        <SelectField {...codeInput('kind')} choices={kindChoices} />
        {kind === 'PERCENT' && <TextField {...codeInput('percent')} type="number" slotProps={percent} />}
        {kind === 'AMOUNT' && <MoneyField {...codeInput('amount')} />}
        <FlagField {...codeInput('enabled')} as="switch" helperText="Customers can only use codes that are on." />
      </FormCard>
      <FormCard title="Applies to">
        <FormHelperText sx={{ margin: 0 }}>
          {kind === 'SHIPPING'
            ? 'Shipping is free if the cart has one of these. If none are selected, it’s always free.'
            : 'The discount only applies to these. If none are selected, it applies to everything.'}
        </FormHelperText>
        <SeveralField
          {...codeInput('categories')}
          choices={(categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          none="Optional."
          unknown={categories ? 'Deleted category' : '…'}
        />
        <PickedItems {...codeInput('items')} prompt="Add an item" whenEmpty="No items selected." />
        <MoneyField {...codeInput('minimum')} helperText={minimumHelp(values)} />
      </FormCard>
      <FormCard title="Dates and limits">
        <TwoColumns>
          <MomentField {...codeInput('startsAt')} helperText="Optional." />
          <MomentField {...codeInput('endsAt')} helperText={endHelp(values)} />
          <TextField {...codeInput('usageLimit')} type="number" slotProps={count} helperText="Optional." />
          <TextField
            {...codeInput('usageLimitPerCustomer')}
            type="number"
            slotProps={count}
            helperText="Optional. Counted by email."
          />
        </TwoColumns>
      </FormCard>
    </Stack>
  );
}

function CodeField() {
  const [, , { setValue }] = useField<string>('code');
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <TextField
        {...codeInput('code')}
        autoComplete="off"
        slotProps={{ htmlInput: { style: { textTransform: 'uppercase' } } }}
        helperText="Letters, digits, and hyphens. Not case-sensitive."
      />
      <Button variant="outlined" onClick={() => void setValue(newCode())} sx={{ minHeight: 56 }}>
        Generate
      </Button>
    </Box>
  );
}
