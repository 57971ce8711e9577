import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { MAX_PROPERTIES } from '@stoa/contract';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../components/form/focus-field';
import { newProperty, type PropertyValues } from '../domain/property-rows';
import { PropertyInputs } from './property-inputs';

/** What the items of a category have values of. */
export function PropertyList() {
  const { values, errors, submitCount, isSubmitting, setFieldValue } = useFormikContext<PropertyValues>();
  const { properties } = values;
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Details that this category’s items have in common, such as material or height. Shoppers see the values on an
        item’s page, in this order, and can filter the list by the ones you make filters.
      </Typography>
      {properties.map(({ key }, position) => (
        <PropertyInputs key={key} position={position} afterRemoval={add} />
      ))}
      {submitCount > 0 && typeof errors.properties === 'string' && (
        <FormHelperText error>{errors.properties}</FormHelperText>
      )}
      <Button
        ref={add}
        variant="outlined"
        startIcon={<AddIcon />}
        sx={{ alignSelf: 'start' }}
        disabled={isSubmitting || properties.length >= MAX_PROPERTIES}
        onClick={() => {
          flushSync(() => void setFieldValue('properties', [...properties, newProperty(properties)]));
          focusField(`properties.${properties.length}.name`);
        }}
      >
        Add a property
      </Button>
    </>
  );
}
