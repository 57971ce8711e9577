import AddIcon from '@mui/icons-material/AddOutlined';
import PropertiesIcon from '@mui/icons-material/StraightenOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { MAX_PROPERTIES } from '@stoa/contract';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useRowDialog } from '../../../components/list/row/use-row-dialog';
import { changeProperties, propertyErrors } from '../api';
import { newProperty, type PropertyValues, propertiesTable, rebased, toPropertyValues } from '../domain/property-rows';
import { type CategoryDialogProps, CategoryForm } from './category-dialog';
import { PropertyInputs } from './property-inputs';

/** What the items of a category have values of. */
export const useCategoryProperties = (onSaved: CategoryDialogProps['onSaved']) =>
  useRowDialog({ label: 'Properties', Icon: PropertiesIcon }, (category, close) => (
    <PropertiesDialog category={category} onSaved={onSaved} onClose={close} />
  ));

const PropertiesDialog = (props: CategoryDialogProps) => (
  <CategoryForm
    {...props}
    kind="itemCategory"
    what="Properties"
    maxWidth="md"
    toValues={toPropertyValues}
    validate={propertyErrors}
    compared={{ fields: propertiesTable, rebase: rebased }}
    save={(values) => changeProperties(props.category.id, values)}
  >
    {() => (
      <>
        <Typography variant="body2" color="textSecondary">
          Details that this category’s items have in common, such as material or height. Shoppers see the values on an
          item’s page, in this order, and can filter the list by the ones you make filters.
        </Typography>
        <PropertyList />
      </>
    )}
  </CategoryForm>
);

function PropertyList() {
  const { values, errors, submitCount, isSubmitting, setFieldValue } = useFormikContext<PropertyValues>();
  const { properties } = values;
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
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
          document.getElementsByName(`properties.${properties.length}.name`)[0]?.focus();
        }}
      >
        Add a property
      </Button>
    </>
  );
}
