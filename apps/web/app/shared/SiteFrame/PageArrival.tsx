import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a browser does when it loads a page and a router does not: says the new page's title,
 * and lets the keyboard go on from the content, unless the page has put the focus where it wants it, or somebody has
 * opened a menu meanwhile, which would close.
 */
export function PageArrival({ content }: { content: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const left = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    setTitle(document.title);
    const { activeElement } = document;
    const isPlaced = content.current?.contains(activeElement) || activeElement?.closest('[role="dialog"]');
    if (!isPlaced) content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
