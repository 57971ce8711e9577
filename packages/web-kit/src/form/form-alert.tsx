import { useFormikContext } from 'formik';
import { Note } from '../components/note';

export interface FormProblem {
  message: string;
  hint: string | undefined;
}

export function FormAlert() {
  const problem: FormProblem | undefined = useFormikContext().status;
  if (!problem) return null;
  return (
    <Note severity="error">
      <div>{problem.message}</div>
      {problem.hint && <div>{problem.hint}</div>}
    </Note>
  );
}
