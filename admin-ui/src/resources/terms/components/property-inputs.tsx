import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { counted, MAX_CHOICES, PROPERTY_KIND_NAMES, PROPERTY_KINDS } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { getIn, useFormikContext } from 'formik';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { SelectField } from '../../../components/form/choices/select-field';
import { FlagField } from '../../../components/form/flag-field';
import { focusField } from '../../../components/form/focus-field';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { newChoice, type PropertyRow, type PropertyValues } from '../domain/property-rows';

const kinds = PROPERTY_KINDS.map((value) => ({ value, label: PROPERTY_KIND_NAMES[value] }));

type PropertyInputsProps = { position: number; afterRemoval: RefObject<HTMLElement | null> };

export function PropertyInputs({ position, afterRemoval }: PropertyInputsProps) {
  const { values } = useFormikContext<PropertyValues>();
  const [removal, setRemoval] = useState<(() => void) | null>(null);
  const property = values.properties[position] as PropertyRow;
  const at = `properties.${position}`;
  const name = property.name.trim() || `property ${position + 1}`;
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'grid', gap: 1.5, borderTop: 1, borderColor: 'divider', paddingTop: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <Box sx={{ flex: '2 1 180px' }}>
          <TextField name={`${at}.name`} label="Name" placeholder="Material" autoComplete="off" />
        </Box>
        <Box sx={{ flex: '1 1 120px' }}>
          <SelectField name={`${at}.kind`} label="Kind" choices={kinds} />
        </Box>
        {property.kind === 'NUMBER' && (
          <Box sx={{ flex: '1 1 100px' }}>
            <TextField name={`${at}.unit`} label="Unit" placeholder="cm" autoComplete="off" />
          </Box>
        )}
        <RowButtons
          list="properties"
          position={position}
          row={name}
          afterRemoval={afterRemoval}
          confirmRemoving={property.items > 0 ? (remove) => setRemoval(() => remove) : undefined}
        />
      </Box>
      {removal && (
        <ConfirmDialog
          open
          title={`Remove ${name}?`}
          confirm="Remove"
          onConfirm={() => {
            flushSync(() => setRemoval(null));
            removal();
          }}
          onCancel={() => setRemoval(null)}
        >
          {counted(property.items, 'item')} {property.items === 1 ? 'has' : 'have'} a value for it. After you save,
          shoppers won’t see {property.items === 1 ? 'this value' : 'these values'} anymore.
        </ConfirmDialog>
      )}
      {property.kind === 'CHOICE' && <ChoiceInputs at={at} property={property} />}
      {property.kind !== 'TEXT' && <FlagField name={`${at}.facet`} label="Filter in the list" as="switch" />}
    </Box>
  );
}

function ChoiceInputs({ at, property: { choices } }: { at: string; property: PropertyRow }) {
  const { errors, submitCount, isSubmitting, setFieldValue } = useFormikContext<PropertyValues>();
  const add = useRef<HTMLButtonElement>(null);
  const list = `${at}.choices`;
  const fieldError = getIn(errors, list);
  const isFull = choices.length >= MAX_CHOICES;

  function addChoice() {
    if (isFull || isSubmitting) return;
    flushSync(() => void setFieldValue(list, [...choices, newChoice(choices)]));
    focusField(`${list}.${choices.length}.name`);
  }

  function onKeyDown(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter') return;
    // Enter would submit the form.
    event.preventDefault();
    if (place < choices.length - 1) focusField(`${list}.${place + 1}.name`);
    else if (choices[place]?.name.trim()) addChoice();
  }

  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))' }}>
        {choices.map(({ key, name }, place) => (
          <Box key={key} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <TextField
              name={`${list}.${place}.name`}
              label={`Value ${place + 1}`}
              size="small"
              autoComplete="off"
              onKeyDown={(event) => onKeyDown(event, place)}
            />
            <RowButtons
              list={list}
              position={place}
              row={name.trim() || `value ${place + 1}`}
              afterRemoval={choices.length > 1 ? add : undefined}
            />
          </Box>
        ))}
      </Box>
      {submitCount > 0 && typeof fieldError === 'string' && <FormHelperText error>{fieldError}</FormHelperText>}
      {isFull && <FormHelperText>A property can have at most {MAX_CHOICES} values.</FormHelperText>}
      <Button
        ref={add}
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ justifySelf: 'start' }}
        disabled={isFull}
        onClick={addChoice}
      >
        Add a value
      </Button>
    </>
  );
}
