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
 * Resolves at the visitor's first interaction: moving the pointer, pressing, touching or scrolling; at once after an
 * earlier press or touch. One promise per visit, so it stays resolved across client-side navigation. Browser only.
 */
export function firstInteraction(): Promise<void> {
  arrival ??= new Promise((resolve) => {
    const arrive = () => {
      for (const sign of signs) removeEventListener(sign, arrive);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, arrive, { passive: true });
    // An interaction before this script was loaded. Not every browser has `userActivation`.
    if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive) arrive();
  });
  return arrival;
}
