import type { Quote } from '@stoa/contract';
import { Button, classes, noteIdOf, Outlined, outlinedInput, text } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useCaughtFocus } from '../../../lib/use-caught-focus';
import type { CheckoutValues } from '../domain/draft';
import styles from './discount-code.module.css';

/** Applied when asked to, not with each letter: a code half typed is no code. */
export function DiscountCode({ quote: { code }, waiting }: { quote: Quote; waiting: boolean }) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const [typed, setTyped] = useState(values.code);
  const apply = (entered: string) => void setFieldValue('code', entered.trim().toUpperCase());
  const answered = code?.code.toUpperCase() === values.code;

  const applied = answered && code?.problem === null ? code : null;
  useCaughtFocus(applied === null, () => frame.current?.querySelectorAll<HTMLElement>('input, button') ?? []);

  function remove() {
    setTyped('');
    apply('');
  }

  function applyByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply(typed);
  }

  const problem = answered && typed.trim().toUpperCase() === values.code ? (code?.problem ?? null) : null;
  return (
    <div ref={frame} className={applied ? styles.applied : styles.entry}>
      <span className={classes(text.body2, styles.status)} role="status">
        {applied && (
          <>
            <strong>{applied.code}</strong> {applied.label}
          </>
        )}
      </span>
      {applied ? (
        <Button size="small" aria-label={`Remove the code ${applied.code}`} onClick={remove}>
          Remove
        </Button>
      ) : (
        <>
          <div className={styles.field}>
            <Outlined
              field={id}
              label="Discount code"
              invalid={problem !== null}
              {...(problem && { note: `${problem}.` })}
            >
              <input
                id={id}
                className={outlinedInput}
                value={typed}
                maxLength={40}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                aria-invalid={problem !== null}
                aria-describedby={problem ? noteIdOf(id) : undefined}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={applyByEnter}
              />
            </Outlined>
          </div>
          <Button
            variant="outlined"
            className={styles.apply}
            aria-disabled={typed.trim() === '' || (waiting && !answered)}
            onClick={() => apply(typed)}
          >
            Apply
          </Button>
        </>
      )}
    </div>
  );
}
