import type { ReactNode } from 'react';
import { classes } from '../lib/classes';
import { text } from '../theme/text';
import styles from './outlined.module.css';

type OutlinedProps = {
  /** The id of the input or select inside. */
  field: string;
  /** Above the field, in its outline. */
  label?: string;
  required?: boolean;
  /** As tall as the fields of a form, which are filled in by thumbs. */
  isTall?: boolean;
  /** Below it, with the id `noteIdOf(field)`. */
  note?: string;
  invalid?: boolean;
  start?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
};

/** For the input or select itself. */
export const outlinedInput = styles.input as string;

export const noteIdOf = (field: string): string => `${field}-note`;

/** Makes a native field look like MUI's small outlined ones, without MUI: lists are filtered before anything else is touched. */
export function Outlined({ field, label, required, isTall, note, invalid, start, end, children }: OutlinedProps) {
  return (
    <div className={classes(styles.field, isTall && styles.tall, invalid && styles.invalid)}>
      <div className={styles.box}>
        {start && <span className={styles.start}>{start}</span>}
        {children}
        {end}
        <fieldset className={styles.outline} aria-hidden="true">
          {label && (
            <legend>
              <span>
                {label}
                {required && ' *'}
              </span>
            </legend>
          )}
        </fieldset>
      </div>
      {label && (
        <label className={styles.label} htmlFor={field}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
        </label>
      )}
      {note && (
        <p className={classes(text.caption, styles.note)} id={noteIdOf(field)}>
          {note}
        </p>
      )}
    </div>
  );
}
