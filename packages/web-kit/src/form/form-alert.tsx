import Alert from '@mui/material/Alert';
import { useFormikContext } from 'formik';

export interface FormProblem {
  message: string;
  hint: string | undefined;
}

export function FormAlert() {
  const problem: FormProblem | undefined = useFormikContext().status;
  if (!problem) return null;
  return (
    <Alert severity="error">
      <div>{problem.message}</div>
      {problem.hint && <div>{problem.hint}</div>}
    </Alert>
  );
}
