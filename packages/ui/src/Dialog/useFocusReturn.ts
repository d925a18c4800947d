"use client";

import { useRef } from "react";

/**
 * Returns the focus to the element that had it when a dialog without a trigger opened. If another element took the
 * focus while the dialog was closing, such as an error, it keeps it.
 */
export function useFocusReturn() {
  const previousFocus = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      previousFocus.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { activeElement } = document;
      const isFocusLost = activeElement === null || activeElement === document.body;
      const isFocusInside = event.target instanceof Node && event.target.contains(activeElement);
      if ((isFocusLost || isFocusInside) && previousFocus.current instanceof HTMLElement)
        previousFocus.current.focus();
    },
  };
}
