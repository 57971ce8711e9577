import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ItemValues } from '../domain/item-fields';
import { offerInWords } from '../domain/offer-in-words';

/** Price and stock, in sight wherever one is in the form. */
export function OfferLine({ held = 0 }: { held?: number }) {
  const { values } = useFormikContext<ItemValues>();
  return (
    <Typography variant="subtitle2" component="p" aria-label="Offer">
      {offerInWords(values, held)}
    </Typography>
  );
}
