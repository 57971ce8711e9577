import { adjustGiftCardInput, type GiftCard } from '@stoa/contract';
import { currentIfStale, schemaErrors, TextField } from '@stoa/web-kit';
import { MoneyField } from '../../components/form/money-field';
import { FormDialog } from '../../components/form/saving/form-dialog';
import { adjustGiftCard } from './api';

type AdjustDialogProps = { card: GiftCard; onChanged: (card: GiftCard) => void; onClose: () => void };

export function AdjustDialog({ card, onChanged, onClose }: AdjustDialogProps) {
  const toInput = ({ balance, why }: { balance: string; why: string }) => ({
    balance: balance === '' ? undefined : Number(balance),
    why,
    updatedAt: card.updatedAt,
  });
  return (
    <FormDialog
      title="Adjust balance"
      submit="Adjust balance"
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
      onClose={onClose}
    >
      <MoneyField name="balance" label="New balance" />
      <TextField name="why" label="Reason" helperText="Only administrators see it." />
    </FormDialog>
  );
}
