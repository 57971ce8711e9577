import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { counted, MAX_OPTIONS, MAX_VALUES } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { getIn, useFormikContext } from 'formik';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { focusField } from '../../../components/form/focus-field';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { nextKey } from '../../../components/form/row-keys';
import { colorNamed } from './color-names';
import { OptionValue } from './option-value';
import { type Choices, inStock, type OptionRow, withOptions } from './variants';

/** What shoppers choose, such as a size, with its values. The variants follow. */
export function OptionsField({ label }: { label: string }) {
  const { values, errors, submitCount, setValues, isSubmitting } = useFormikContext<Choices>();
  const { options } = values;
  const add = useRef<HTMLButtonElement>(null);
  /** To be confirmed: some variants that would be lost have stock. */
  const [asked, setAsked] = useState<{ lost: number; remove: () => void } | null>(null);
  const problem = submitCount > 0 && typeof errors.options === 'string' ? errors.options : undefined;
  const change = (changed: OptionRow[]) => {
    // Until they're saved, new variants have no ids. What would be changed now would be new once more.
    if (isSubmitting) return;
    void setValues({ ...values, ...withOptions(values, changed) });
  };
  const confirmRemoving = (remove: () => void, others: OptionRow[]) => {
    const lost = inStock(values) - inStock(withOptions(values, others));
    if (lost > 0) setAsked({ lost, remove });
    else remove();
  };
  return (
    <Box component="section" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h6" component="h3">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          What shoppers choose, such as a size or a date. Each combination is a variant with a price and stock of its
          own.
        </Typography>
      </div>
      {options.map((option, position) => (
        <OptionInputs
          key={option.key}
          position={position}
          options={options}
          onChange={change}
          confirmRemoving={confirmRemoving}
          afterRemoval={add}
        />
      ))}
      {asked && (
        <ConfirmDialog
          open
          title={`Remove ${counted(asked.lost, 'variant')} with stock?`}
          confirm="Remove"
          onConfirm={() => {
            flushSync(() => setAsked(null));
            asked.remove();
          }}
          onCancel={() => setAsked(null)}
        >
          This deletes the prices, stock, and SKUs you entered for {asked.lost === 1 ? 'it' : 'them'}.
        </ConfirmDialog>
      )}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {options.length < MAX_OPTIONS && (
        <AddButton
          ref={add}
          onClick={() => {
            const value = { key: 1, name: '', color: '' };
            flushSync(() => change([...options, { key: nextKey(options), name: '', values: [value] }]));
            focusField(`options.${options.length}.name`);
          }}
        >
          Add an option
        </AddButton>
      )}
    </Box>
  );
}

const AddButton = ({
  children,
  ...button
}: {
  children: ReactNode;
  onClick: () => void;
  ref: React.Ref<HTMLButtonElement>;
}) => (
  <Button variant="outlined" startIcon={<AddIcon />} sx={{ justifySelf: 'start' }} {...button}>
    {children}
  </Button>
);

type OptionInputsProps = {
  options: OptionRow[];
  position: number;
  onChange: (options: OptionRow[]) => void;
  confirmRemoving: (remove: () => void, others: OptionRow[]) => void;
  afterRemoval: React.RefObject<HTMLElement | null>;
};

function OptionInputs({ options, position, onChange, confirmRemoving, afterRemoval }: OptionInputsProps) {
  const { errors, submitCount, isSubmitting } = useFormikContext<Choices>();
  const typing = { htmlInput: { readOnly: isSubmitting, autoComplete: 'off' } };
  const option = options[position] as OptionRow;
  const { values } = option;
  const at = `options.${position}`;
  const name = option.name.trim() || `option ${position + 1}`;
  const [hasColors, setHasColors] = useState(values.some(({ color }) => color));
  const add = useRef<HTMLButtonElement>(null);
  const fieldError = getIn(errors, `${at}.values`);
  const withValues = (changed: OptionRow['values']) => options.with(position, { ...option, values: changed });
  const setOptionValues = (changed: OptionRow['values']) => onChange(withValues(changed));

  function addValue() {
    if (values.length >= MAX_VALUES) return;
    flushSync(() => setOptionValues([...values, { key: nextKey(values), name: '', color: '' }]));
    focusField(`${at}.values.${values.length}.name`);
  }

  function onKeyDown(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter') return;
    // Enter would submit the form.
    event.preventDefault();
    if (place < values.length - 1) focusField(`${at}.values.${place + 1}.name`);
    else if (values[place]?.name.trim()) addValue();
  }

  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'grid', gap: 1.5, borderTop: 1, borderColor: 'divider', paddingTop: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <TextField name={`${at}.name`} label="Option name" placeholder="Size" slotProps={typing} />
        </Box>
        <RowButtons
          list="options"
          position={position}
          row={name}
          onChange={onChange}
          confirmRemoving={confirmRemoving}
          afterRemoval={afterRemoval}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
        {values.map((value, place) => (
          <OptionValue
            key={value.key}
            list={`${at}.values`}
            place={place}
            value={value}
            hasColors={hasColors}
            onKeyDown={(event) => onKeyDown(event, place)}
            onChange={setOptionValues}
            confirmRemoving={(remove, others) => confirmRemoving(remove, withValues(others))}
            afterRemoval={values.length > 1 ? add : undefined}
          />
        ))}
      </Box>
      {submitCount > 0 && typeof fieldError === 'string' && <FormHelperText error>{fieldError}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <AddButton ref={add} onClick={addValue}>
          Add a value
        </AddButton>
        <FormControlLabel
          label="Colors"
          control={
            <Checkbox
              checked={hasColors}
              disabled={isSubmitting}
              onChange={(_event, checked) => {
                setHasColors(checked);
                const colorOf = (value: string) => (checked ? colorNamed(value) : '');
                setOptionValues(values.map((value) => ({ ...value, color: colorOf(value.name) })));
              }}
            />
          }
        />
      </Box>
    </Box>
  );
}
