import type { Quote, QuotedLine } from '@stoa/contract';
import { Button } from '@stoa/web-kit';
import { type CheckoutCart, type CheckoutLine, quotedOf } from '../domain/cart';
import { isSoldOut, quantityLeft } from '../domain/problems';

export type Corrected = { cart: CheckoutCart; quote: Quote };

/** Lines that somebody else was faster for. What has to be chosen, or has no price, is left to the shopper. */
export const soldOutIn = ({ cart, quote }: Corrected): { line: CheckoutLine; quoted: QuotedLine }[] =>
  cart.lines.flatMap((line) => {
    const quoted = quotedOf(quote.lines, line);
    return quoted && isSoldOut(quoted) ? [{ line, quoted }] : [];
  });

export function correct(cart: CheckoutCart, { key }: CheckoutLine, quoted: QuotedLine): void {
  const left = quantityLeft(quoted);
  if (left > 0) cart.setQuantity(key, left);
  else cart.remove(key);
}

/** One press, and all that is sold out can be ordered as far as it's there. Nothing if nothing is. */
export function CorrectAll({ cart, quote }: Corrected) {
  const soldOut = soldOutIn({ cart, quote });
  if (soldOut.length === 0) return null;
  const isRemoval = soldOut.every(({ quoted }) => quantityLeft(quoted) === 0);
  function correctAll() {
    for (const { line, quoted } of soldOut) correct(cart, line, quoted);
  }
  return <Correction onClick={correctAll}>{isRemoval ? 'Remove unavailable items' : 'Update quantities'}</Correction>;
}

/** Where the focus goes once an order is refused for its lines. */
export const CORRECTION = 'data-correction';

type CorrectionProps = { label?: string; onClick: () => void; children: string };

export const Correction = ({ label, onClick, children }: CorrectionProps) => (
  <Button size="small" variant="outlined" aria-label={label} onClick={onClick} {...{ [CORRECTION]: '' }}>
    {children}
  </Button>
);

export const focusCorrection = () => document.querySelector<HTMLElement>(`[${CORRECTION}]`)?.focus();
