import type { MouseEvent } from "react";
import { Link, type LinkProps, useNavigate } from "react-router";
import { nextPaint } from "@sayara/frontend/interaction/nextPaint";

type PaintFirstLinkProps = Omit<LinkProps, "onClick" | "target" | "reloadDocument" | "viewTransition">;

/** Link that navigates only after its pressed state is painted. For target pages that take long to render. */
export function PaintFirstLink(props: PaintFirstLinkProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    // The browser opens another tab or window, or saves the page.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { to, replace = false, state, preventScrollReset = false } = props;
    void nextPaint().then(() => navigate(to, { replace, state, preventScrollReset }));
  }
  return <Link {...props} onClick={follow} />;
}
