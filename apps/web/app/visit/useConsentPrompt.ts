import { create } from "zustand";

/**
 * State of the consent prompt for analytics: hidden, shown by the site, or opened by the visitor, which moves the focus
 * into it.
 */
export const useConsentPrompt = create<ConsentQuestion>(() => ({ shown: "no", turn: 0 }));

interface ConsentQuestion {
  shown: "no" | "asked" | "opened";
  /** Incremented each time the prompt is shown, so that it is mounted anew. */
  turn: number;
}

export function showConsentQuestion(by: "asked" | "opened"): void {
  useConsentPrompt.setState(({ turn }) => ({ shown: by, turn: turn + 1 }));
}

export function hideConsentQuestion(): void {
  useConsentPrompt.setState({ shown: "no" });
}
