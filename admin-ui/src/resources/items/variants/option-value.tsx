import CloseIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import type { KeyboardEvent, RefObject } from 'react';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import type { OptionRow } from './variants';

type Values = OptionRow['values'];

type OptionValueProps = {
  /** Where the option's values are in the form. */
  list: string;
  place: number;
  value: Values[number];
  hasColors: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onChange: (values: Values) => void;
  confirmRemoving: (remove: () => void, others: Values) => void;
  afterRemoval: RefObject<HTMLElement | null> | undefined;
};

/** A value of an option, with its color if values have colors. */
export function OptionValue(props: OptionValueProps) {
  const { list, place, value, hasColors, onKeyDown, onChange, confirmRemoving, afterRemoval } = props;
  const { isSubmitting, setFieldValue } = useFormikContext();
  const name = value.name.trim() || `value ${place + 1}`;
  const setColor = (color: string) => void setFieldValue(`${list}.${place}.color`, color);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      {hasColors && (
        <ColorInput
          type="color"
          aria-label={`Color of ${name}`}
          value={value.color || NO_COLOR}
          data-empty={value.color === '' || undefined}
          disabled={isSubmitting}
          onChange={({ target }) => setColor(target.value)}
        />
      )}
      {hasColors && (
        <IconButton
          size="small"
          aria-label={`Remove color of ${name}`}
          disabled={isSubmitting}
          onClick={({ currentTarget }) => {
            setColor('');
            currentTarget.parentElement?.querySelector<HTMLElement>('input[type=color]')?.focus();
          }}
          sx={{ alignSelf: 'center', visibility: value.color ? 'visible' : 'hidden' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
      <TextField
        name={`${list}.${place}.name`}
        label={`Value ${place + 1}`}
        size="small"
        slotProps={{ htmlInput: { readOnly: isSubmitting, autoComplete: 'off' } }}
        onKeyDown={onKeyDown}
      />
      <RowButtons
        list={list}
        position={place}
        row={name}
        onChange={onChange}
        confirmRemoving={confirmRemoving}
        afterRemoval={afterRemoval}
      />
    </Box>
  );
}

/** Nearly white: browsers don’t report the color that is there already, and white is often the first one. */
const NO_COLOR = '#fefefe';

/** Crossed out while there's no color. */
const ColorInput = styled('input')(({ theme }) => ({
  flexShrink: 0,
  width: 40,
  height: 40,
  padding: 4,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[data-empty]': {
    borderStyle: 'dashed',
    backgroundImage: `linear-gradient(to top right, transparent calc(50% - 1px), ${theme.vars.palette.text.secondary}, transparent calc(50% + 1px))`,
  },
  '&[data-empty]::-webkit-color-swatch': { visibility: 'hidden' },
  '&[data-empty]::-moz-color-swatch': { visibility: 'hidden' },
}));
