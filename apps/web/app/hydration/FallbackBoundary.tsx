import { Component, type ReactNode } from "react";

interface OrElseProps {
  /** Rendered if the children cannot be rendered. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders the children, or the fallback if they throw. For parts outside any page whose code may fail to load. */
export class FallbackBoundary extends Component<OrElseProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
