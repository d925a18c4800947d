import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Stores the open disclosures in the history entry, so that back, forward and reload open them again. A disclosure is
 * identified by the `data-panels` element around it and its position there.
 */
export function useOpenPanels<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const { key } = useLocation();

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const open = new Set(openPanels(key));
    for (const panel of element.querySelectorAll("details")) {
      if (open.has(nameOf(panel))) panel.open = true;
      else if (panel.open) open.add(nameOf(panel));
    }
    // A replaced history entry, such as after a choice for the comparison, lacks the panels that are still
    // open.
    if (open.size > 0) storePanels(key, open);

    const storeToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement)) return;
      const names = new Set(openPanels(key));
      if (target.open) names.add(nameOf(target));
      else names.delete(nameOf(target));
      storePanels(key, names);
    };
    // `toggle` does not bubble.
    element.addEventListener("toggle", storeToggle, { capture: true });
    return () => element.removeEventListener("toggle", storeToggle, { capture: true });
  }, [key]);

  return root;
}

/**
 * Returns the open panels if the router's key is that of the current history entry: a navigation changes the entry
 * before it renders the page.
 */
function openPanels(key: string): string[] {
  if (!isCurrentEntry(key)) return [];
  const { panels } = (history.state ?? {}) as { panels?: unknown };
  return Array.isArray(panels) ? panels.filter((name) => typeof name === "string") : [];
}

function storePanels(key: string, names: ReadonlySet<string>): void {
  if (isCurrentEntry(key)) history.replaceState({ ...history.state, panels: [...names] }, "");
}

function isCurrentEntry(key: string): boolean {
  const { key: currentKey = "default" } = (history.state ?? {}) as { key?: string };
  return currentKey === key;
}

function nameOf(panel: HTMLDetailsElement): string {
  const owner = panel.closest<HTMLElement>("[data-panels]");
  const position = [...(owner?.querySelectorAll("details") ?? [])].indexOf(panel);
  return `${owner?.dataset["panels"] ?? ""} ${position}`;
}
