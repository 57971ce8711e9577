import { styled } from '@mui/material/styles';
import { Field } from 'formik';

/** Hidden from view, from screen readers, and from the keyboard, so only bots fill it in. */
export function Honeypot() {
  return (
    <OutOfSight aria-hidden="true">
      <label htmlFor="contact-website">Leave this empty</label>
      <Field id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
    </OutOfSight>
  );
}

const OutOfSight = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
