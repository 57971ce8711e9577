import Button from '@mui/material/Button';
import { EmptyState } from '../components/empty-state';

export function RenderingFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title="Something went wrong"
        action={
          <Button variant="contained" onClick={onTryAgain}>
            Try Again
          </Button>
        }
      >
        An error occurred while rendering this page.
      </EmptyState>
    </div>
  );
}
