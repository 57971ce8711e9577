import ArrowIcon from '@mui/icons-material/ArrowDropDownOutlined';
import { useField } from 'formik';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { noteIdOf, Outlined, outlinedInput } from '../list/outlined';

type Named = { name: string; label: string };
type OutlinedFieldProps = Named & Omit<ComponentProps<'input'>, keyof Named | 'value' | 'onChange' | 'id'>;
type OutlinedTextProps = Named & Pick<ComponentProps<'textarea'>, 'rows' | 'maxLength'>;
type OutlinedSelectProps = Named &
  Omit<ComponentProps<'select'>, keyof Named | 'value' | 'onChange' | 'id'> & {
    /** What else changes with it. */
    onChosen?: () => void;
  };

/** As TextField, without MUI: for pages that have to be there soon. */
export function OutlinedField(props: OutlinedFieldProps) {
  const { frame, input } = useOutlined(props);
  return (
    <Outlined {...frame}>
      <input {...props} {...input} />
    </Outlined>
  );
}

/** For more than a line. */
export function OutlinedText(props: OutlinedTextProps) {
  const { frame, input } = useOutlined(props);
  return (
    <Outlined {...frame}>
      <textarea {...props} {...input} />
    </Outlined>
  );
}

/** The browser's own select, which its autofill knows. */
export function OutlinedSelect({ children, onChosen, ...props }: OutlinedSelectProps & { children: ReactNode }) {
  const { frame, input } = useOutlined(props, onChosen);
  return (
    <Outlined {...frame}>
      <select {...props} {...input}>
        {children}
      </select>
      <ArrowIcon />
    </Outlined>
  );
}

function useOutlined({ name, label, required = false }: Named & { required?: boolean }, onChosen?: () => void) {
  const id = useId();
  const [{ value }, { error, touched }, { setValue }] = useField<string>(name);
  const problem = touched ? error : undefined;
  return {
    frame: {
      field: id,
      label,
      required,
      isTall: true,
      invalid: problem !== undefined,
      ...(problem && { note: problem }),
    },
    input: {
      id,
      className: outlinedInput,
      value,
      'aria-invalid': problem !== undefined,
      'aria-describedby': problem && noteIdOf(id),
      onChange: (event: { target: { value: string } }) => {
        void setValue(event.target.value);
        onChosen?.();
      },
    },
  };
}
