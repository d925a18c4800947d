import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Focuses the section named by the URL's fragment once the booking is rendered. The browser looks for the
 * section before it exists.
 */
export function useFragmentFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const heading = hash === "" ? null : document.getElementById(hash.slice(1));
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [hash]);
}
