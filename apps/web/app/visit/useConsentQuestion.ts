import { create } from "zustand";

/** The question about analytics: hidden, shown by the site, or opened by the visitor, who then gets the focus in it. */
export const useConsentQuestion = create<ConsentQuestion>(() => ({ shown: "no", turn: 0 }));

interface ConsentQuestion {
  shown: "no" | "asked" | "opened";
  /** Counts the openings: each one takes the focus. */
  turn: number;
}

export function showConsentQuestion(by: "asked" | "opened"): void {
  useConsentQuestion.setState(({ turn }) => ({ shown: by, turn: turn + 1 }));
}

export function hideConsentQuestion(): void {
  useConsentQuestion.setState({ shown: "no" });
}
