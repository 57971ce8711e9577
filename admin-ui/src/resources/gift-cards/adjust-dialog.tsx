import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { adjustGiftCardInput, type GiftCard } from '@stoa/contract';
import { currentIfStale, Form, FormAlert, SubmitButton, schemaErrors, TextField } from '@stoa/web-kit';
import { useId } from 'react';
import { MoneyField } from '../../components/form/money-field';
import { adjustGiftCard } from './api';

type AdjustDialogProps = { card: GiftCard; onChanged: (card: GiftCard) => void; onClose: () => void };

export function AdjustDialog({ card, onChanged, onClose }: AdjustDialogProps) {
  const id = useId();
  const toInput = ({ balance, why }: { balance: string; why: string }) => ({
    balance: balance === '' ? undefined : Number(balance),
    why,
    updatedAt: card.updatedAt,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>Adjust balance</DialogTitle>
      <DialogContent>
        <Form
          aria-label="Adjust balance"
          initialValues={{ balance: card.balance.toFixed(2), why: '' }}
          validate={(values) => schemaErrors(adjustGiftCardInput, toInput(values))}
          failure="Failed to adjust the balance"
          onSubmit={async (values) => {
            try {
              onChanged(await adjustGiftCard(card.id, adjustGiftCardInput.cast(toInput(values))));
              onClose();
            } catch (error) {
              // It was used meanwhile.
              const current = currentIfStale<GiftCard>(error);
              if (current) onChanged(current);
              throw error;
            }
          }}
        >
          <MoneyField name="balance" label="New balance" />
          <TextField name="why" label="Reason" helperText="Only administrators see it." />
          <FormAlert />
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton size="medium" busy="Saving...">
              Adjust balance
            </SubmitButton>
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
