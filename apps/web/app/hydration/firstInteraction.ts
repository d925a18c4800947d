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
 * Resolves at the visitor's first interaction: a pointer move, press, touch or scroll. Resolves immediately after an
 * earlier press or touch. The promise is created once per visit, so it stays resolved across client-side navigation.
 * Browser only.
 */
export function firstInteraction(): Promise<void> {
  arrival ??= new Promise((resolve) => {
    const arrive = () => {
      for (const sign of signs) removeEventListener(sign, arrive);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, arrive, { passive: true });
    // The visitor interacted before this script was loaded. Not every browser supports `userActivation`.
    if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive) arrive();
  });
  return arrival;
}
