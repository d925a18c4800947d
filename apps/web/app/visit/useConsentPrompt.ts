import { create } from "zustand";

/**
 * State of the consent prompt for analytics: hidden, shown by the site, or opened by the visitor, which moves the focus
 * into it.
 */
export const useConsentPrompt = create<ConsentPrompt>(() => ({ state: "closed", showCount: 0 }));

interface ConsentPrompt {
  state: "closed" | "asked" | "opened";
  /** Incremented each time the prompt is shown, so that it is remounted. */
  showCount: number;
}

export function showConsentPrompt(state: "asked" | "opened"): void {
  useConsentPrompt.setState(({ showCount }) => ({ state, showCount: showCount + 1 }));
}

export function hideConsentPrompt(): void {
  useConsentPrompt.setState({ state: "closed" });
}
