import { type OwnOrderDetail, RETURN_REASON_NAMES, RETURN_REASONS, returnRequestInput } from '@stoa/contract';
import {
  Button,
  classes,
  Form,
  FormAlert,
  MuiTheme,
  newKey,
  SubmitButton,
  schemaErrors,
  TextField,
  text,
} from '@stoa/web-kit';
import { useEffect, useRef, useState } from 'react';
import { type CustomerPaths, requestReturn } from '../../api';
import { nameOf } from '../../domain/format-return';
import { ImagesField } from './images-field';
import styles from './request-return.module.css';

type RequestReturnProps = {
  order: OwnOrderDetail;
  paths: CustomerPaths;
  onDone: (order: OwnOrderDetail) => void;
  onCancel: () => void;
};

/** 0, 1, 2 */
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, quantity) => quantity);

interface Values {
  /** As typed, in the order of what can be returned. */
  quantities: string[];
  reason: string;
  note: string;
  images: string[];
}

/** What comes back, and why. */
export function RequestReturn({ order, paths, onDone, onCancel }: RequestReturnProps) {
  const [key] = useState(newKey);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const lines = order.returnable.flatMap(({ lineId, quantity: most }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [{ line, most }] : [];
  });
  const isSingle = lines.length === 1 && lines[0]?.most === 1;
  const toInput = ({ quantities, ...rest }: Values) => ({
    ...rest,
    key,
    lines: lines
      .map(({ line }, place) => ({ lineId: line.id, quantity: Number(quantities[place]) }))
      .filter(({ quantity }) => quantity > 0),
  });
  return (
    <section className={styles.request} aria-label="Request a return">
      <h2 ref={title} tabIndex={-1} className={classes(text.h5, styles.title)}>
        Request a return
      </h2>
      <MuiTheme>
        <Form<Values>
          aria-label="Request a return"
          initialValues={{ quantities: lines.map(() => (isSingle ? '1' : '0')), reason: '', note: '', images: [] }}
          validate={(values) => {
            const { lines: noLines, ...errors } = schemaErrors(returnRequestInput, toInput(values));
            return {
              ...errors,
              ...(values.reason === '' && { reason: 'Choose a reason' }),
              ...(noLines && { 'quantities.0': noLines }),
            };
          }}
          onSubmit={async (values) => onDone(await requestReturn(paths, returnRequestInput.cast(toInput(values))))}
          failure="Your request couldn’t be sent. Please try again."
        >
          {lines.map(({ line, most }, place) => (
            <TextField
              key={line.id}
              name={`quantities.${place}`}
              label={nameOf(line)}
              select
              slotProps={{ select: { native: true } }}
            >
              {upTo(most).map((quantity) => (
                <option key={quantity} value={quantity}>
                  {quantity === 0 ? 'Keep it' : `Return ${quantity}`}
                </option>
              ))}
            </TextField>
          ))}
          <TextField
            name="reason"
            label="Reason"
            select
            required
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">Choose a reason</option>
            {RETURN_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {RETURN_REASON_NAMES[reason]}
              </option>
            ))}
          </TextField>
          <TextField name="note" label="Note (optional)" multiline minRows={3} />
          <ImagesField paths={paths} />
          <FormAlert />
          <div className={styles.buttons}>
            <SubmitButton busy="Sending...">Send request</SubmitButton>
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </Form>
      </MuiTheme>
    </section>
  );
}
