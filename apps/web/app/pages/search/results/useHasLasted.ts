import { useEffect, useState } from "react";

/** Returns whether the state has lasted longer than the given number of milliseconds. */
export function useHasLasted(isOn: boolean, milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn, milliseconds]);
  return isOn && isLate;
}
