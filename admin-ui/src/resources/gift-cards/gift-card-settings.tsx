import Typography from '@mui/material/Typography';
import { adminPaths, type GiftCard, updateGiftCardInput } from '@stoa/contract';
import { currentIfStale, FormAlert, SubmitButton, schemaErrors, TextField, useReload, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { FlagField } from '../../components/form/flag-field';
import { FormCard } from '../../components/form/layout/form-card';
import { MomentField } from '../../components/form/moment-field';
import { RecordForm } from '../../components/form/saving/record-form';
import { changeGiftCard } from './api';

type SettingsProps = { card: GiftCard; onChanged: (card: GiftCard) => void };

const toValues = ({ enabled, expiresAt, note }: GiftCard) => ({
  enabled,
  expiresAt: expiresAt ?? '',
  note: note ?? '',
});

export function GiftCardSettings({ card, onChanged }: SettingsProps) {
  const [initialValues] = useState(() => toValues(card));
  const reload = useReload(adminPaths.giftCards);
  const toast = useToast();
  return (
    <FormCard title="Details">
      <Typography variant="body2" color="textSecondary">
        {card.email ? `Issued to ${card.email}.` : 'Its code was only shown when it was issued.'}
      </Typography>
      <RecordForm
        aria-label="Details"
        draft={`gift-card-${card.id}`}
        initialValues={initialValues}
        validate={(values) => schemaErrors(updateGiftCardInput, values)}
        failure="Failed to save the gift card"
        onSave={async (values) => {
          try {
            const saved = await changeGiftCard(card.id, { ...values, updatedAt: card.updatedAt });
            onChanged(saved);
            await reload();
            toast.success('Gift card saved');
            return toValues(saved);
          } catch (error) {
            // The next save is of what is there now; what was typed stays.
            const current = currentIfStale<GiftCard>(error);
            if (current) onChanged(current);
            throw error;
          }
        }}
      >
        <FlagField name="enabled" label="Can be used" as="switch" />
        <MomentField name="expiresAt" label="Expires (optional)" />
        <TextField name="note" label="Note (optional)" multiline minRows={2} helperText="Only administrators see it." />
        <FormAlert />
        <div>
          <SubmitButton size="medium" busy="Saving...">
            Save
          </SubmitButton>
        </div>
      </RecordForm>
    </FormCard>
  );
}
