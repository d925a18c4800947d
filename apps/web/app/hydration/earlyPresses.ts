let pressed: WeakSet<Element> | undefined;

/** Remembers presses of buttons marked with `data-early`, which may be pressed before they hydrate. Browser only. */
export function rememberEarlyPresses(): void {
  if (pressed !== undefined) return;
  const presses = new WeakSet<Element>();
  pressed = presses;
  addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("[data-early]") : null;
      if (button !== null) presses.add(button);
    },
    { capture: true, passive: true },
  );
}

/** Returns whether a button was pressed since the last call for it. */
export function consumeEarlyPress(button: Element): boolean {
  return pressed?.delete(button) === true;
}
