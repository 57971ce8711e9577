import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ItemValues } from '../domain/item-fields';
import { offerInWords } from '../domain/offer-in-words';

/** Price and stock, in sight wherever one is in the form. */
export function OfferLine({ reserved = 0 }: { reserved?: number }) {
  const { values } = useFormikContext<ItemValues>();
  return (
    <Typography variant="subtitle2" component="p" aria-label="Offer">
      {offerInWords(values, reserved)}
    </Typography>
  );
}
