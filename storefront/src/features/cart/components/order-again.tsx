import { Button, Note, text, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { loadOffers } from '../api';
import { againOf, type BoughtLine, idsOf, type Lack } from '../domain/again';
import { keyOf } from '../stores/cart-items';
import { useCartStore } from '../stores/cart-provider';
import { useCartDrawer } from './drawer/use-cart-drawer';
import styles from './order-again.module.css';

/** Puts what can still be bought into the cart, and says what can't. */
export function OrderAgain({ lines }: { lines: readonly BoughtLine[] }) {
  const cart = useCartStore();
  const { open } = useCartDrawer();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [lacks, setLacks] = useState<Lack[]>([]);

  async function addAll(): Promise<{ count: number; lacks: Lack[] }> {
    const ordered = lines.map((line) => ({ line, ids: idsOf(line) }));
    const offers = await loadOffers(ordered.flatMap(({ ids }) => (ids ? [keyOf(ids)] : [])));
    let count = 0;
    const lacking = ordered.flatMap(({ line, ids }) => {
      const offer = ids ? (offers.get(keyOf(ids)) ?? null) : null;
      const inCart = ids && cart.getState().items.find((item) => keyOf(item) === keyOf(ids));
      const { quantity, lack } = againOf(line, offer, inCart?.quantity ?? 0);
      if (ids && offer && quantity > 0) {
        const { name, choice, price } = offer;
        const shown = { image: line.imageUrl ?? '', ...(line.slug !== null && { slug: line.slug }) };
        cart.getState().addItem({ ...ids, ...(choice !== null && { choice }), name, price, ...shown }, quantity);
        count += quantity;
      }
      return lack ? [lack] : [];
    });
    return { count, lacks: lacking };
  }

  async function order() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { count, lacks: lacking } = await addAll();
      setLacks(lacking);
      if (count > 0) open();
    } catch {
      toast.error('Error', 'We couldn’t check availability. Check your connection and try again.');
    } finally {
      setBusy(false);
    }
  }

  if (lines.length === 0) return null;
  return (
    <div className={styles.again}>
      <Button variant="outlined" aria-disabled={isBusy} onClick={() => void order()}>
        Order again
      </Button>
      {lacks.length > 0 && (
        <Note severity="warning">
          <p className={text.subtitle2}>Some items can’t be reordered</p>
          <ul className={styles.lacks}>
            {lacks.map(({ name, why }) => (
              <li key={name}>
                {name}: {why}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
