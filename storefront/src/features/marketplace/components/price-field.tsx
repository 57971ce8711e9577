import { noteIdOf, Outlined, outlinedInput, useTypedText } from '@stoa/web-kit';
import { useId } from 'react';
import { typedAmount } from '../domain/item-params';

type PriceFieldProps = {
  label: string;
  name: string;
  value: string;
  /** What's wrong with it, given the other end of the range. */
  problem?: string;
  onChange: (amount: string) => void;
};

export function PriceField({ label, name, value, problem, onChange }: PriceFieldProps) {
  const id = useId();
  const { text, setText, tellNow } = useTypedText({ value, clean: typedAmount, onChange });
  const complaint = typedAmount(text) === null ? 'Enter an amount, such as 25' : problem;
  return (
    <Outlined field={id} label={label} note={complaint} invalid={complaint !== undefined} start="$">
      <input
        id={id}
        name={name}
        className={outlinedInput}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        aria-invalid={complaint !== undefined}
        aria-describedby={complaint && noteIdOf(id)}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => tellNow(text)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tellNow(text);
        }}
      />
    </Outlined>
  );
}
