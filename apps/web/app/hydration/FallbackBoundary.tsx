import { Component, type ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";

interface FallbackBoundaryProps {
  /** Rendered if the children cannot be rendered. */
  fallback: ReactNode;
  /** The data that the children render. A new value renders them again after a failure. */
  resetKey?: unknown;
  children: ReactNode;
}

interface FallbackBoundaryState {
  resetKey: unknown;
  failure: { error: unknown } | null;
}

/**
 * Renders the children, or the fallback if they throw, until `resetKey` changes. After an error during
 * hydration, React first renders the children once more without the server's HTML. A response thrown by a
 * loader is rethrown.
 */
export class FallbackBoundary extends Component<FallbackBoundaryProps, FallbackBoundaryState> {
  static getDerivedStateFromError(error: unknown): Partial<FallbackBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: FallbackBoundaryProps,
    state: FallbackBoundaryState,
  ): FallbackBoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, failure: null };
  }

  override state: FallbackBoundaryState = { resetKey: this.props.resetKey, failure: null };

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (isRouteErrorResponse(failure.error)) throw failure.error;
    return this.props.fallback;
  }
}
