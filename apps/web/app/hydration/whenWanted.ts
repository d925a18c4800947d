const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "wheel",
  "scroll",
  "focusin",
  "click",
] as const;

let arrival: Promise<void> | undefined;

/**
 * Resolves at the first sign of a person: anything they move, press, touch or scroll. One promise for the whole visit,
 * so whoever has come from another page of ours is known. Browser only.
 */
export function whenWanted(): Promise<void> {
  arrival ??= new Promise((resolve) => {
    const arrive = () => {
      for (const sign of signs) removeEventListener(sign, arrive);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, arrive, { passive: true });
  });
  return arrival;
}
