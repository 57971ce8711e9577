import { classes } from '@stoa/web-kit';
import { Picture } from '../../../components/picture';
import type { CartItem } from '../stores/cart-items';
import styles from './cart-picture.module.css';

/** The image is square, so a 4:3 one, as most are, is drawn this wide to fill 80 pixels of height. */
const DRAWN_WIDTH = '107px';

/** No alt text: the name is beside it. */
export function CartPicture({ item, faded }: { item: CartItem; faded: boolean }) {
  return (
    <div className={classes(styles.picture, faded && styles.faded)}>
      <Picture src={item.image} picture={item.picture ?? null} ratio="1" sizes={DRAWN_WIDTH} arch={36} />
    </div>
  );
}
