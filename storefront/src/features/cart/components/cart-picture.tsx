import Box from '@mui/material/Box';
import { Picture } from '../../../components/picture';
import type { CartItem } from '../stores/cart-items';

/** As high as it is wide: of a picture of 4:3, as most are, this much is drawn to fill 80 pixels. */
const DRAWN_WIDTH = '107px';

/** The name stands beside it. */
export function CartPicture({ item, faded }: { item: CartItem; faded: boolean }) {
  return (
    <Box sx={{ alignSelf: 'start', overflow: 'hidden', borderRadius: '12px', opacity: faded ? 0.5 : undefined }}>
      <Picture src={item.image} picture={item.picture ?? null} ratio="1" sizes={DRAWN_WIDTH} arch={36} />
    </Box>
  );
}
