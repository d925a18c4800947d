import { useEffect, useState } from "react";

/** Returns whether a state has lasted longer than some milliseconds. */
export function useLate(isOn: boolean, milliseconds: number): boolean {
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
