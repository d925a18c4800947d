import { useRef } from "react";

/**
 * Gives the focus back to where it was when a dialog without a trigger opened. If something else took it while the
 * dialog was closing, what went wrong for instance, it stays there.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      const isInside = event.target instanceof Node && event.target.contains(activeElement);
      if ((isLost || isInside) && before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
