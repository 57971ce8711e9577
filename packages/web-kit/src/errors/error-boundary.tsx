import { Component, type ReactNode } from 'react';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { CodeNotLoaded } from './code-not-loaded';

type ErrorBoundaryProps = {
  /** A change here, such as a new URL, resets the boundary and tries again. */
  resetKey?: string;
  children: ReactNode;
};

type State = { error: unknown; failed: boolean; resetKey: string | undefined };

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { resetKey, error: null, failed: false };
  }

  private readonly tryAgain = () => {
    if (this.state.error instanceof CodeNotLoaded) window.location.reload();
    else this.setState({ error: null, failed: false });
  };

  override render() {
    return this.state.failed ? <RenderingFailure onTryAgain={this.tryAgain} /> : this.props.children;
  }
}

function RenderingFailure({ onTryAgain }: { onTryAgain: () => void }) {
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
