const interactionEvents = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "wheel",
  "scroll",
  "focusin",
  "click",
] as const;

let interaction: Promise<void> | undefined;

/**
 * Resolves at the visitor's first interaction: a pointer move, press, touch or scroll. Resolves immediately if the
 * visitor has already pressed or touched something. The promise is created once per visit, so it stays resolved across
 * client-side navigation. Browser only.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const onInteraction = () => {
      for (const type of interactionEvents) removeEventListener(type, onInteraction);
      resolve();
    };
    for (const type of interactionEvents) addEventListener(type, onInteraction, { passive: true });
    // The visitor interacted before this script was loaded. Not every browser supports `userActivation`.
    if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive) onInteraction();
  });
  return interaction;
}
