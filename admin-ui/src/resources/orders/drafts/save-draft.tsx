import Button from '@mui/material/Button';
import { adminPaths, type OrderDraft } from '@stoa/contract';
import { errorMessage, useReload, useToast } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NewOrderValues } from '../manual-orders/new-order-fields';
import { orderPaths } from '../paths';
import { saveDraft } from './api';

type SaveDraftProps = { draft: Pick<OrderDraft, 'id' | 'updatedAt'> | null };

/** Puts the form aside, however much of it is filled in. */
export function SaveDraft({ draft }: SaveDraftProps) {
  const { values, resetForm, isSubmitting } = useFormikContext<NewOrderValues>();
  const [saved, setSaved] = useState(draft);
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  const reload = useReload(adminPaths.orderDrafts);

  async function save() {
    if (
      !saved &&
      values.lines.length === 0 &&
      [values.name, values.email, values.phone].every((text) => !text.trim())
    ) {
      toast.error('Nothing to save yet', 'Add an item or a customer first');
      return;
    }
    setSaving(true);
    try {
      const kept = await saveDraft(values, saved);
      resetForm({ values });
      toast.success('Draft saved');
      setSaved(kept);
      await reload();
    } catch (error) {
      toast.error('Error', errorMessage(error, 'Failed to save the draft'));
    }
    setSaving(false);
  }

  // Only after the form knows it’s saved: before that, leaving would ask for confirmation.
  const open = useEffectEvent((id: number) => void navigate(orderPaths.draft(id), { replace: true }));
  useEffect(() => {
    if (saved && !draft) open(saved.id);
  }, [saved, draft]);

  return (
    <Button size="large" variant="outlined" disabled={isSaving || isSubmitting} onClick={() => void save()}>
      {isSaving ? 'Saving...' : draft ? 'Save draft' : 'Save as draft'}
    </Button>
  );
}
