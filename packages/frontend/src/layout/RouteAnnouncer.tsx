import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Imitates a page load after a client-side navigation: announces the title and moves focus to the content.
 * Does not move focus if the page has set it, or if a menu was opened in the meantime.
 */
export function RouteAnnouncer({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const previousPath = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    setTitle(document.title);
    const { activeElement } = document;
    const isFocusHandled =
      content.current?.contains(activeElement) || activeElement?.closest('[role="dialog"]');
    if (!isFocusHandled) content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
