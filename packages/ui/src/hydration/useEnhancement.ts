"use client";

import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "./useHydrated.tsx";

/**
 * Returns whether the custom control may replace the native one: after hydration, but not while the native one has the
 * focus, since that would close an open list or keyboard. Set `native` on the control or its container.
 */
export function useEnhancement<Control extends HTMLElement>(): {
  isEnhanced: boolean;
  native: RefObject<Control | null>;
} {
  const isHydrated = useHydrated();
  const native = useRef<Control>(null);
  const [isInUse, setInUse] = useState(false);

  const handleFocus = useEffectEvent(() => {
    if (!isHydrated) setInUse(true);
  });
  useLayoutEffect(() => {
    const control = native.current;
    if (control === null) return undefined;
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && control.contains(relatedTarget))) setInUse(false);
    };
    if (control.contains(document.activeElement)) handleFocus();
    // The custom control appears some time after hydration.
    const handleFocusIn = () => handleFocus();
    control.addEventListener("focusin", handleFocusIn);
    control.addEventListener("focusout", handleFocusOut);
    return () => {
      control.removeEventListener("focusin", handleFocusIn);
      control.removeEventListener("focusout", handleFocusOut);
    };
  }, []);

  return { isEnhanced: isHydrated && !isInUse, native };
}
