import { Component, type ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";

interface OrRetryProps {
  /** What the children show. They are rendered again once it is another. */
  of: unknown;
  /** Rendered in place of children that cannot be: a message with a button that loads `of` again. */
  fallback: ReactNode;
  children: ReactNode;
}

interface OrRetryState {
  of: unknown;
  failure: { error: unknown } | null;
}

/**
 * Renders the children, or the fallback where they throw, until other data arrive. React has then tried to render them
 * twice, after an error of hydration without the server's HTML. A response that a loader threw is the page's.
 */
export class OrRetry extends Component<OrRetryProps, OrRetryState> {
  static getDerivedStateFromError(error: unknown): Partial<OrRetryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ of }: OrRetryProps, state: OrRetryState): OrRetryState | null {
    return of === state.of ? null : { of, failure: null };
  }

  override state: OrRetryState = { of: this.props.of, failure: null };

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (isRouteErrorResponse(failure.error)) throw failure.error;
    return this.props.fallback;
  }
}
