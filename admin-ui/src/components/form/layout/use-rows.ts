import { useField } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../focus-field';

/** The rows of a list in a form; `add` leads on to the first field of the new row, and removing one leads back to the button. */
export function useRows<Row>(name: string, firstField: string) {
  const [{ value: rows }, , { setValue }] = useField<Row[]>(name);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = (row: Row) => {
    flushSync(() => void setValue([...rows, row]));
    focusField(`${name}.${rows.length}.${firstField}`);
  };
  return { rows, add, addButton };
}
