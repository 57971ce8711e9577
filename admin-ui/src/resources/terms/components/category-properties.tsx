import AddIcon from '@mui/icons-material/AddOutlined';
import PropertiesIcon from '@mui/icons-material/StraightenOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MAX_PROPERTIES, type MarketplaceCategory } from '@stoa/contract';
import { FormAlert, LoadError, SubmitButton } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useCallback, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DialogHead } from '../../../components/dialog-head';
import { FormSkeleton } from '../../../components/form/form-skeleton';
import { RecordForm } from '../../../components/form/record-form';
import type { MoreActions } from '../../../components/list/row-action';
import { useProperties } from '../../../components/terms/api';
import { useAskFirst } from '../../../components/unsaved/unsaved-provider';
import { changeProperties, propertyComplaints } from '../api';
import { newProperty, type PropertyValues, propertiesTable, rebased, toPropertyValues } from '../domain/property-rows';
import { PropertyInputs } from './property-inputs';

/** What the items of a category have values of: an action for each row of the table, and the dialog it opens. */
export function useCategoryProperties(onSaved: (message: string) => Promise<void>) {
  const [category, setCategory] = useState<{ id: number; name: string } | null>(null);
  const actions = useCallback<MoreActions>(
    (row) => [{ label: 'Properties', spoken: 'Properties of', icon: <PropertiesIcon />, run: () => setCategory(row) }],
    [],
  );
  const dialog = category && (
    <PropertiesDialog category={category} onSaved={onSaved} onClose={() => setCategory(null)} />
  );
  return { actions, dialog };
}

type PropertiesDialogProps = {
  category: { id: number; name: string };
  onSaved: (message: string) => Promise<void>;
  onClose: () => void;
};

function PropertiesDialog({ category, onSaved, onClose }: PropertiesDialogProps) {
  const id = useId();
  const askFirst = useAskFirst();
  const close = () => askFirst(onClose);
  const { category: stored, failed, isValidating, retry } = useProperties(category.id);
  const [opened, setOpened] = useState<MarketplaceCategory | null>(null);
  // Those that were kept from before may have changed since. Once the form is there, it stays.
  if (!opened && stored && !isValidating) setOpened(stored);
  const title = `Properties of ${category.name}`;
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogHead id={id} title={title} onClose={close} />
      {failed && !stored && <LoadError onRetry={retry}>Couldn’t load this category. Try again.</LoadError>}
      {!failed && !opened && <FormSkeleton />}
      {opened && (
        <RecordForm
          aria-label={title}
          draft={`properties-${category.id}`}
          initialValues={toPropertyValues(opened)}
          validate={propertyComplaints}
          failure="Failed to update category"
          conflict={{ fields: propertiesTable, names: null, rebase: rebased, toValues: toPropertyValues }}
          onSave={async (values) => {
            const saved = await changeProperties(category.id, values);
            await onSaved('Category updated successfully');
            return toPropertyValues(saved);
          }}
          onSaved={onClose}
        >
          <DialogContent sx={{ paddingBlock: '8px 0' }}>
            <Stack spacing={2.5}>
              <FormAlert />
              <Typography variant="body2" color="textSecondary">
                What the items of this category have in common, such as a material or a height. Shoppers see the values
                on an item’s page, in this order, and can narrow the list by those that are filters.
              </Typography>
              <PropertyList />
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <SubmitButton size="medium" busy="Saving...">
              Save changes
            </SubmitButton>
          </DialogActions>
        </RecordForm>
      )}
    </Dialog>
  );
}

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
