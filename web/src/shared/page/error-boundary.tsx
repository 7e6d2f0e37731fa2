import { Component, type ReactNode } from 'react';
import { reportError } from '#data/report-error.ts';
import { ErrorPage } from './error-page.tsx';

type State = { failure: Error | null };

/** Keeps a failure of one page from taking the header, the footer and the cart with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(failure: unknown): State {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) };
  }

  override componentDidCatch(thrown: unknown): void {
    reportError(thrown);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <ErrorPage failure={failure} onLoaded={() => this.setState({ failure: null })} />;
  }
}
