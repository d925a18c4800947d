import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useHydrated } from "./useHydrated.tsx";

/**
 * Whether a native control may be replaced by the custom one: after hydration, but not while it has the
 * focus, which would close an open list or keyboard. Set `native` on the control or its container.
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
