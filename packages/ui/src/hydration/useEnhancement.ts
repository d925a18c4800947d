import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "./useHydrated.tsx";

/**
 * Whether a native control may give way to ours: after hydration, but not while someone is in it, whose open list or
 * keyboard would vanish. Put `native` on the control, or on what holds it.
 */
export function useEnhancement<Control extends HTMLElement>(): {
  isEnhanced: boolean;
  native: RefObject<Control | null>;
} {
  const isHydrated = useHydrated();
  const native = useRef<Control>(null);
  const [isInUse, setInUse] = useState(false);

  useLayoutEffect(() => {
    const control = native.current;
    if (!control?.contains(document.activeElement)) return;
    setInUse(true);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && control.contains(relatedTarget))) setInUse(false);
    };
    control.addEventListener("focusout", leave);
    return () => control.removeEventListener("focusout", leave);
  }, []);

  return { isEnhanced: isHydrated && !isInUse, native };
}
