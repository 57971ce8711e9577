import { Component, type ReactNode } from 'react';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { CodeNotLoaded } from './code-not-loaded';

type ErrorBoundaryProps = {
  /** A change here, such as a new URL, resets the boundary and tries again. */
  resetKey?: string;
  /** Stands in for what failed, instead of a message. */
  fallback?: ReactNode;
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
    if (this.isNotLoaded()) window.location.reload();
    else this.setState({ error: null, failed: false });
  };

  private readonly isNotLoaded = () => this.state.error instanceof CodeNotLoaded;

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    if (fallback !== undefined) return fallback;
    return (
      <Failure onTryAgain={this.tryAgain}>
        {this.isNotLoaded()
          ? 'We couldn’t load this. Check your connection and try again.'
          : 'An error occurred while rendering this page.'}
      </Failure>
    );
  }
}

function Failure({ onTryAgain, children }: { onTryAgain: () => void; children: ReactNode }) {
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
        {children}
      </EmptyState>
    </div>
  );
}
