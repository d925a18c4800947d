import { create } from "zustand";

/**
 * State of the consent prompt for analytics: hidden, shown by the site, or opened by the visitor, which moves the focus
 * into it.
 */
export const useConsentPrompt = create<ConsentQuestion>(() => ({ shown: "no", turn: 0 }));

interface ConsentQuestion {
  shown: "no" | "asked" | "opened";
  /** Counts the openings; each takes the focus. */
  turn: number;
}

export function showConsentQuestion(by: "asked" | "opened"): void {
  useConsentPrompt.setState(({ turn }) => ({ shown: by, turn: turn + 1 }));
}

export function hideConsentQuestion(): void {
  useConsentPrompt.setState({ shown: "no" });
}
