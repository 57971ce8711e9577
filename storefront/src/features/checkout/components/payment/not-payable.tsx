import { Note, text } from '@stoa/web-kit';
import { CorrectAll, type Corrected, soldOutIn } from '../corrections';

/** In place of what pays, while lines can't be ordered as they are: why, and the way out. */
export function NotPayable(props: Corrected) {
  const isSoldOut = soldOutIn(props).length > 0;
  return (
    <Note severity="warning">
      <p className={text.body2}>
        {isSoldOut
          ? 'Not everything is available as ordered, so you can’t pay yet.'
          : 'Some items can’t be ordered as they are. Your order summary says why.'}
      </p>
      <CorrectAll {...props} />
    </Note>
  );
}
