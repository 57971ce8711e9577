import type { Quote } from '@stoa/contract';
import { Button, classes, noteIdOf, Outlined, outlinedInput, text } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { CheckoutValues } from '../../../../components/checkout/checkout-values';
import { useFocusReturn } from '../../../../lib/use-focus-return';
import { codeIn } from '../../domain/request';
import styles from './discount-code.module.css';

/** Applied when asked to, or with the order, not with each letter: a code half typed is no code. */
export function DiscountCode({ quote: { code }, waiting }: { quote: Quote; waiting: boolean }) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { values, setValues, isSubmitting } = useFormikContext<CheckoutValues>();
  const typed = values.typedCode;
  const type = (typedCode: string) =>
    // An empty field is no code, which needs no press.
    void setValues((now) => ({ ...now, typedCode, code: codeIn(typedCode) === '' ? '' : now.code }));
  const apply = () => void setValues((now) => ({ ...now, code: codeIn(now.typedCode) }));
  const applyTyped = useEffectEvent(() => {
    if (codeIn(typed) !== values.code) apply();
  });
  useEffect(() => {
    if (isSubmitting) applyTyped();
  }, [isSubmitting]);
  const answered = code?.code.toUpperCase() === values.code;

  const applied = answered && code?.problem === null ? code : null;
  useFocusReturn(applied === null, () => frame.current?.querySelectorAll<HTMLElement>('input, button') ?? []);

  function applyByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }

  const problem = answered && codeIn(typed) === values.code ? (code?.problem ?? null) : null;
  return (
    <div ref={frame} className={applied ? styles.applied : styles.entry}>
      <span className={classes(text.body2, styles.status)} role="status">
        {applied && (
          <>
            <strong>{applied.code}</strong>{' '}
            {applied.better ? `${applied.better} saves you more than ${applied.code}` : applied.label}
          </>
        )}
      </span>
      {applied ? (
        <Button size="small" aria-label={`Remove discount code ${applied.code}`} onClick={() => type('')}>
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
                onChange={(event) => type(event.target.value)}
                onKeyDown={applyByEnter}
              />
            </Outlined>
          </div>
          <Button
            variant="outlined"
            className={styles.apply}
            aria-disabled={codeIn(typed) === '' || (waiting && !answered)}
            onClick={apply}
          >
            Apply
          </Button>
        </>
      )}
    </div>
  );
}
