import { Component, type ReactNode } from 'react';
import { CodeNotLoaded } from './code-not-loaded';
import { RenderingFailure } from './rendering-failure';

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
