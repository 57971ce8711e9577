import type { OrderReturn, OwnOrderDetail } from '@stoa/contract';
import { Button, classes, errorMessage, formatDate, lazyPart, Skeleton, text, useToast } from '@stoa/web-kit';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CustomerPaths, withdrawReturn } from '../../api';
import { formatReturned, formatReturnNote, formatReturnState } from '../../domain/format-return';
import { CancelOrder } from './cancel-order';
import styles from './order-choices.module.css';

const RequestReturn = lazyPart(() => import('./request-return').then((part) => part.RequestReturn));

type OrderChoicesProps<Shown extends OwnOrderDetail> = {
  order: Shown;
  paths: CustomerPaths;
  /** The order as it is after something was done about it. */
  onChange: (order: Shown) => void;
};

/** What became of an order’s returns, and what its customer can still do about it. */
export function OrderChoices<Shown extends OwnOrderDetail>({ order, paths, onChange }: OrderChoicesProps<Shown>) {
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { returns, returnableUntil, isCancelable } = order;
  if (returns.length === 0 && !returnableUntil && !isCancelable) return null;
  return (
    <div className={styles.choices}>
      {returns.map((request) => (
        <Return key={request.id} request={request} order={order} paths={paths} onChange={onChange} />
      ))}
      {returnableUntil && !isAsking && (
        <div className={styles.choice}>
          <Button ref={opener} variant="outlined" onClick={() => setAsking(true)}>
            Request a return
          </Button>
          <p className={classes(text.body2, text.muted)}>Until {formatDate(returnableUntil)}.</p>
        </div>
      )}
      {returnableUntil && isAsking && (
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <RequestReturn
            order={order}
            paths={paths}
            onCancel={() => {
              flushSync(() => setAsking(false));
              opener.current?.focus();
            }}
            onDone={(changed) => {
              setAsking(false);
              onChange(changed as Shown);
            }}
          />
        </Suspense>
      )}
      {isCancelable && <CancelOrder order={order} paths={paths} onChange={onChange} />}
    </div>
  );
}

type ReturnProps<Shown extends OwnOrderDetail> = OrderChoicesProps<Shown> & { request: OrderReturn };

function Return<Shown extends OwnOrderDetail>({ request, order, paths, onChange }: ReturnProps<Shown>) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { id, state, lines, answer, images } = request;
  const note = formatReturnNote(request);

  async function withdraw() {
    if (isBusy) return;
    setBusy(true);
    try {
      onChange(await withdrawReturn<Shown>(paths, id));
      toast.success('Return withdrawn');
    } catch (error) {
      toast.error('Error', errorMessage(error, 'The return couldn’t be withdrawn. Please try again.'));
    }
    setBusy(false);
  }

  return (
    <section className={styles.request} aria-label={formatReturnState(request)}>
      <h2 className={text.h5}>{formatReturnState(request)}</h2>
      <p className={text.body2}>{formatReturned(order.lines, lines)}</p>
      {note && <p className={classes(text.body2, text.muted)}>{note}</p>}
      {answer && (state === 'ACCEPTED' || state === 'DECLINED') && (
        <p className={classes(text.body2, styles.answer)}>
          <strong>{state === 'DECLINED' ? 'Why:' : 'How to send it back:'}</strong> {answer}
        </p>
      )}
      {images.length > 0 && (
        <ul className={styles.images}>
          {images.map((address, place) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer">
                <img src={address} alt={`What you showed us, ${place + 1} of ${images.length}`} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {state === 'REQUESTED' && (
        <Button variant="outlined" size="small" aria-disabled={isBusy} onClick={() => void withdraw()}>
          Withdraw return
        </Button>
      )}
    </section>
  );
}
