import ArrowIcon from '@mui/icons-material/ArrowDropDownOutlined';
import { MAX_QUANTITY, type Quote } from '@stoa/contract';
import { classes, formatDollars, text } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CheckoutValues } from '../../../components/checkout/checkout-values';
import { BoughtLine, BoughtLines } from '../../../components/orders/bought-line';
import { formatAlmost } from '../../../components/orders/discount-words';
import { OrderSums } from '../../../components/orders/order-sums';
import { QuantityStepper } from '../../../components/quantity-stepper';
import { paths } from '../../../config/paths';
import { useFocusReturn } from '../../../lib/use-focus-return';
import { type CheckoutCart, type CheckoutLine, quotedOf } from '../domain/cart';
import { formatProblem, quantityLeft } from '../domain/problems';
import { shippingMethodIn } from '../domain/request';
import { CORRECTION, CorrectAll, type Corrected, Correction, correct, soldOutIn } from './corrections';
import { Codes, codeProblem } from './fields/codes';
import styles from './summary.module.css';

type SummaryProps = Corrected & { waiting: boolean };

/** Beside the form; on phones above it and folded, unless something is wrong with a line, or a code. */
export function Summary({ cart, quote, waiting }: SummaryProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { values } = useFormikContext<CheckoutValues>();
  const wrongCode = codeProblem(quote, values);
  const [shownCode, setShownCode] = useState<string | null>(null);
  if (wrongCode !== shownCode) {
    setShownCode(wrongCode);
    if (wrongCode) setOpen(true);
  }
  const card = useRef<HTMLElement>(null);
  const problems = cart.lines.filter((line) => quotedOf(quote.lines, line)?.problem).length;
  const isUnfolded = isOpen || problems > 0;
  const elements = (selector: string) => card.current?.querySelectorAll<HTMLElement>(selector) ?? [];
  useFocusReturn(problems, () => [...elements(`[${CORRECTION}]`), ...elements('h2, button')]);
  const { name: shippingMethodName = 'Shipping' } = shippingMethodIn(quote, values) ?? {};

  return (
    <section ref={card} className={styles.card} aria-labelledby={id} aria-busy={waiting}>
      <h2 className={classes(text.h4, styles.title)} id={id} tabIndex={-1}>
        Order summary
      </h2>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isUnfolded}
        aria-controls={`${id}-content`}
        onClick={() => setOpen(!isUnfolded)}
      >
        <span className={text.subtitle2}>Order summary</span>
        <ArrowIcon />
        <span className={classes(text.h5, text.figures)}>{formatDollars(quote.due)}</span>
      </button>
      <div className={classes(styles.content, !isUnfolded && styles.folded)} id={`${id}-content`}>
        <ManySoldOut cart={cart} quote={quote} />
        <BoughtLines>
          {cart.lines.map((line) => (
            <Line key={line.key} line={line} cart={cart} quote={quote} />
          ))}
        </BoughtLines>
        <Codes quote={quote} waiting={waiting} />
        {quote.almost && <p className={classes(text.body2, text.muted)}>{formatAlmost(quote.almost)}</p>}
        <OrderSums
          {...quote}
          shippingMethodName={quote.needsShipping ? shippingMethodName : null}
          giftCard={quote.giftCard && { ...quote.giftCard, amount: quote.giftCardAmount }}
        />
      </div>
    </section>
  );
}

function Line({ line, cart, quote }: { line: CheckoutLine; cart: CheckoutCart; quote: Quote }) {
  const quoted = quotedOf(quote.lines, line);
  if (!quoted) return null;
  const { title, choice, schedule, quantity, unitPrice, total, problem, left } = quoted;
  const name = title || line.name;
  const mostLeft = quantityLeft(quoted);
  return (
    <BoughtLine
      title={name}
      choice={choice}
      schedule={schedule}
      image={line.image}
      libraryImage={line.libraryImage}
      quantity={quantity}
      unitPrice={problem === 'NOT_FOUND' ? null : unitPrice}
      total={problem ? null : total}
    >
      {problem === null && unitPrice !== line.price && (
        <p className={classes(text.caption, styles.changed)}>
          Price changed from {formatDollars(line.price)} to {formatDollars(unitPrice)}
        </p>
      )}
      {problem && (
        <div className={styles.problem} role="alert">
          <span className={text.body2}>{formatProblem(problem, left)}</span>
          {problem === 'CHOOSE' && (
            <Link className={text.link} to={line.path}>
              Choose
            </Link>
          )}
          {problem === 'OPEN_PRICE' && (
            <Link className={text.link} to={paths.askForPrice(line.name)}>
              Request a quote
            </Link>
          )}
          <Correction {...(mostLeft === 0 && { label: `Remove ${name}` })} onClick={() => correct(cart, line, quoted)}>
            {mostLeft === 0 ? 'Remove' : `Change to ${mostLeft}`}
          </Correction>
        </div>
      )}
      {(!problem || mostLeft > 0) && (
        <QuantityStepper
          name={name}
          quantity={line.quantity}
          most={problem ? mostLeft : MAX_QUANTITY}
          onChange={(chosen) => cart.setQuantity(line.key, chosen)}
        />
      )}
    </BoughtLine>
  );
}

/** For more than one line; a single one has its own button. */
function ManySoldOut(props: Corrected) {
  const { length } = soldOutIn(props);
  if (length < 2) return null;
  return (
    <div className={styles.problem}>
      <span className={text.body2}>{`${length} items aren’t available as ordered.`}</span>
      <CorrectAll {...props} />
    </div>
  );
}
