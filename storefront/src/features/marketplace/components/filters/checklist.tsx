import ArrowIcon from '@mui/icons-material/ArrowDropDownOutlined';
import { classes, MOST_TEXTS, Outlined, outlinedInput, text } from '@stoa/web-kit';
import { useId } from 'react';
import { Check } from './check';
import styles from './checklist.module.css';

type ChecklistProps = {
  label: string;
  /** Shown if nothing is chosen. */
  none: string;
  name: string;
  /** One that is empty would leave nothing. */
  choices: { value: string; name: string; counted: string; isEmpty?: boolean }[];
  chosen: string[];
  note?: string;
  onToggle: (value: string) => void;
};

/** Like the selects around it, but several can be checked. */
export function Checklist({ label, none, name, choices, chosen, note, onToggle }: ChecklistProps) {
  const id = useId();
  const isFull = chosen.length >= MOST_TEXTS;
  const names = chosen.flatMap((one) => choices.find(({ value }) => value === one)?.name ?? []).join(', ') || none;
  return (
    <Outlined field={id} label={label} note={note}>
      <details className={styles.list}>
        <summary id={id} className={classes(outlinedInput, styles.chosen)} aria-label={`${label}: ${names}`}>
          {names}
          <ArrowIcon />
        </summary>
        {isFull && <TooMany />}
        <ul>
          {choices.map(({ value, counted, isEmpty }) => (
            <li key={value}>
              <Check
                name={name}
                value={value}
                checked={chosen.includes(value)}
                disabled={(isFull || isEmpty) && !chosen.includes(value)}
                onToggle={() => onToggle(value)}
              >
                {counted}
              </Check>
            </li>
          ))}
        </ul>
      </details>
    </Outlined>
  );
}

/** Why the rest can't be used. */
export const TooMany = () => (
  <p className={classes(text.caption, text.muted, styles.tooMany)}>You can use up to {MOST_TEXTS} at once.</p>
);
