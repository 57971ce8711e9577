import { classes, text, VisuallyHidden } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import styles from './radio-cards.module.css';

type Choice = { value: string; label: string; note?: string | null; end?: string };

type RadioCardsProps = {
  legend: string;
  /** Of the form's field, which shows the server's error here. */
  name: string;
  value: string;
  choices: Choice[];
  onChange: (value: string) => void;
};

/** The browser's own radio buttons, each with all that helps to decide. */
export function RadioCards({ legend, name, value, choices, onChange }: RadioCardsProps) {
  return (
    <fieldset className={styles.frame}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.card}>
          <input
            type="radio"
            className={styles.button}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.words}>
            <span className={text.subtitle2}>{choice.label}</span>
            {choice.note && <span className={classes(text.body2, text.muted, styles.note)}>{choice.note}</span>}
          </span>
          {choice.end && <span className={classes(text.subtitle2, text.figures)}>{choice.end}</span>}
        </label>
      ))}
      <FieldErrorText name={name} />
    </fieldset>
  );
}

/** What the server says about a choice. */
export function FieldErrorText({ name }: { name: string }) {
  const { errors } = useFormikContext<Record<string, string>>();
  const error = errors[name];
  return error ? (
    <p className={classes(text.body2, styles.error)} role="alert">
      {error}
    </p>
  ) : null;
}
