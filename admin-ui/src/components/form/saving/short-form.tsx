import { Form, type FormProps } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useUnsaved } from '../../unsaved/unsaved-provider';
import { SaveShortcut } from './save-shortcut';

/** A few fields, quickly typed again: it keeps no draft and compares no versions, but asks before it's left and saves by Ctrl+S. */
export function ShortForm<Values extends object>({ children, ...form }: FormProps<Values>) {
  return (
    <Form<Values> {...form}>
      <AsksWhileUnsaved />
      <SaveShortcut />
      {children}
    </Form>
  );
}

function AsksWhileUnsaved() {
  useUnsaved(useFormikContext().dirty);
  return null;
}
