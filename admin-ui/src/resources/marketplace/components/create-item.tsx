import Stack from '@mui/material/Stack';
import { apiPaths } from '@stoa/contract';
import { errorMessage, useReload, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormButtons } from '../../../components/form/form-buttons';
import { FormCard } from '../../../components/form/form-card';
import { FORM_WIDTH } from '../../../components/form/form-width';
import { RecordForm } from '../../../components/form/record-form';
import { PageHeader } from '../../../components/page-header';
import { paths } from '../../../config/paths';
import { complaintsAboutNew, createItem } from '../api/create-item';
import { newItem } from '../domain/item-values';
import {
  FeatureInput,
  PictureInput,
  PlaceInputs,
  PriceInputs,
  TagInput,
  TextInputs,
  VisibilityInputs,
} from './item-inputs';

const FAILURE = 'Failed to create marketplace item';

export function CreateItem() {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const toast = useToast();
  const reload = useReload(apiPaths.marketplace.items);
  return (
    <>
      <PageHeader title="New item" />
      <RecordForm
        aria-label="New item"
        draft="item-new"
        initialValues={newItem}
        validate={complaintsAboutNew}
        failure={FAILURE}
        onSave={async (values) => {
          try {
            await createItem(values);
            await reload();
          } catch (error) {
            toast.error('Error', errorMessage(error, FAILURE));
            throw error;
          }
          toast.success('Marketplace item created successfully');
          return values;
        }}
        isLeaving={isLeaving}
        onSaved={() => {
          setIsLeaving(true);
          navigate(paths.items);
        }}
      >
        <Stack spacing={2.5} sx={{ maxWidth: FORM_WIDTH }}>
          <FormCard title="Basic Information">
            <TextInputs />
            <PlaceInputs />
          </FormCard>
          <FormCard title="Pricing & Inventory">
            <PriceInputs />
          </FormCard>
          <FormCard title="Features & Tags">
            <FeatureInput />
            <TagInput />
          </FormCard>
          <FormCard title="Image">
            <PictureInput />
          </FormCard>
          <FormCard title="Visibility">
            <VisibilityInputs as="checkbox" />
          </FormCard>
          <FormButtons submit="Create item" busy="Creating..." cancel={paths.items} />
        </Stack>
      </RecordForm>
    </>
  );
}
