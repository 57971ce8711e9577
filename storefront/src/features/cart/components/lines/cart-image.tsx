import { classes } from '@stoa/web-kit';
import { ResponsiveImage } from '../../../../components/images/responsive-image';
import type { CartItem } from '../../stores/cart-items';
import styles from './cart-image.module.css';

/** The image is square, so a 4:3 one, as most are, is drawn this wide to fill 80 pixels of height. */
const DRAWN_WIDTH = '107px';

/** No alt text: the name is beside it. */
export function CartImage({ item, faded }: { item: CartItem; faded: boolean }) {
  return (
    <div className={classes(styles.image, faded && styles.faded)}>
      <ResponsiveImage
        src={item.image}
        libraryImage={item.libraryImage ?? null}
        ratio="1"
        sizes={DRAWN_WIDTH}
        arch={36}
      />
    </div>
  );
}
