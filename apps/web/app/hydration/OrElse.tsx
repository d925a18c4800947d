import { Component, type ReactNode } from "react";

interface OrElseProps {
  /** Rendered in place of children that cannot be. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders the children, or the fallback where they throw: for a part whose code may not load, outside of any page. */
export class OrElse extends Component<OrElseProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
