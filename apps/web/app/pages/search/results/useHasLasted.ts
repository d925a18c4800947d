import { useEffect, useState } from "react";

/** Returns whether the state has lasted longer than the given number of milliseconds. */
export function useHasLasted(isActive: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isActive) return;
    const timer = setTimeout(() => setHasLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isActive, milliseconds]);
  return isActive && hasLasted;
}
