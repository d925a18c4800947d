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

  const enter = useEffectEvent(() => {
    if (!isHydrated) setInUse(true);
  });
  useLayoutEffect(() => {
    const control = native.current;
    if (control === null) return undefined;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && control.contains(relatedTarget))) setInUse(false);
    };
    if (control.contains(document.activeElement)) enter();
    // The custom control appears some time after hydration.
    const onEnter = () => enter();
    control.addEventListener("focusin", onEnter);
    control.addEventListener("focusout", leave);
    return () => {
      control.removeEventListener("focusin", onEnter);
      control.removeEventListener("focusout", leave);
    };
  }, []);

  return { isEnhanced: isHydrated && !isInUse, native };
}
