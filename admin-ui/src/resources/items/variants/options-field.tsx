import AddIcon from '@mui/icons-material/AddOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { counted, MAX_OPTIONS, MAX_VALUES } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { getIn, useFormikContext } from 'formik';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { type Choices, inStock, nextKey, type OptionRow, withOptions } from './variants';

/** What shoppers choose, such as a size, with its values. The variants follow. */
export function OptionsField({ label }: { label: string }) {
  const { values, errors, submitCount, setValues, isSubmitting } = useFormikContext<Choices>();
  const { options } = values;
  const add = useRef<HTMLButtonElement>(null);
  /** Choices without some variants that have stock. */
  const [asked, setAsked] = useState<{ next: Choices; lost: number } | null>(null);
  const problem = submitCount > 0 && typeof errors.options === 'string' ? errors.options : undefined;
  const change = (changed: OptionRow[]) => {
    // Until they're saved, new variants have no ids. What would be changed now would be new once more.
    if (isSubmitting) return;
    const next = withOptions(values, changed);
    const lost = inStock(values) - inStock(next);
    if (lost > 0) setAsked({ next, lost });
    else void setValues({ ...values, ...next });
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
        <OptionInputs key={option.key} position={position} options={options} onChange={change} afterRemoval={add} />
      ))}
      {asked && (
        <ConfirmDialog
          open
          title={`Remove ${counted(asked.lost, 'variant')} with stock?`}
          confirm="Remove"
          onConfirm={() => {
            setAsked(null);
            void setValues({ ...values, ...asked.next });
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
            focusOn(`options.${options.length}.name`);
          }}
        >
          Add an option
        </AddButton>
      )}
    </Box>
  );
}

const focusOn = (name: string) => document.getElementsByName(name)[0]?.focus();

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
  afterRemoval: React.RefObject<HTMLElement | null>;
};

function OptionInputs({ options, position, onChange, afterRemoval }: OptionInputsProps) {
  const { errors, submitCount, isSubmitting, setFieldValue } = useFormikContext<Choices>();
  const typing = { htmlInput: { readOnly: isSubmitting, autoComplete: 'off' } };
  const option = options[position] as OptionRow;
  const { values } = option;
  const at = `options.${position}`;
  const name = option.name.trim() || `option ${position + 1}`;
  const [hasColors, setHasColors] = useState(values.some(({ color }) => color));
  const add = useRef<HTMLButtonElement>(null);
  const fieldError = getIn(errors, `${at}.values`);
  const setOption = (changed: OptionRow) => onChange(options.with(position, changed));

  function addValue() {
    if (values.length >= MAX_VALUES) return;
    flushSync(() => setOption({ ...option, values: [...values, { key: nextKey(values), name: '', color: '' }] }));
    focusOn(`${at}.values.${values.length}.name`);
  }

  function onKeyDown(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter') return;
    // Enter would submit the form.
    event.preventDefault();
    if (place < values.length - 1) focusOn(`${at}.values.${place + 1}.name`);
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
        <RowButtons list="options" position={position} row={name} onChange={onChange} afterRemoval={afterRemoval} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
        {values.map(({ key, name: value, color }, place) => (
          <Box key={key} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            {hasColors && (
              <ColorInput
                label={`Color of ${value.trim() || `value ${place + 1}`}`}
                color={color}
                disabled={isSubmitting}
                onChange={(chosen) => void setFieldValue(`${at}.values.${place}.color`, chosen)}
              />
            )}
            {hasColors && (
              <IconButton
                size="small"
                aria-label={`Remove color of ${value.trim() || `value ${place + 1}`}`}
                disabled={isSubmitting}
                onClick={({ currentTarget }) => {
                  void setFieldValue(`${at}.values.${place}.color`, '');
                  currentTarget.parentElement?.querySelector<HTMLElement>('input[type=color]')?.focus();
                }}
                sx={{ alignSelf: 'center', visibility: color ? 'visible' : 'hidden' }}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
            <TextField
              name={`${at}.values.${place}.name`}
              label={`Value ${place + 1}`}
              size="small"
              slotProps={typing}
              onKeyDown={(event) => onKeyDown(event, place)}
            />
            <RowButtons
              list={`${at}.values`}
              position={place}
              row={value.trim() || `value ${place + 1}`}
              onChange={(changed: OptionRow['values']) => setOption({ ...option, values: changed })}
              afterRemoval={values.length > 1 ? add : undefined}
            />
          </Box>
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
                if (!checked) setOption({ ...option, values: values.map((value) => ({ ...value, color: '' })) });
              }}
            />
          }
        />
      </Box>
    </Box>
  );
}

type ColorInputProps = { label: string; color: string; disabled: boolean; onChange: (color: string) => void };

/** Nearly white: browsers don’t report the color that is there already, and white is often the first one. */
const NO_COLOR = '#fefefe';

const ColorInput = ({ label, color, disabled, onChange }: ColorInputProps) => (
  <Box
    component="input"
    type="color"
    aria-label={label}
    value={color || NO_COLOR}
    disabled={disabled}
    onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value)}
    sx={{
      flexShrink: 0,
      width: 40,
      height: 40,
      padding: 0.5,
      border: 1,
      borderStyle: color ? 'solid' : 'dashed',
      borderColor: 'text.secondary',
      borderRadius: 1,
      backgroundColor: 'transparent',
      cursor: 'pointer',
    }}
  />
);
