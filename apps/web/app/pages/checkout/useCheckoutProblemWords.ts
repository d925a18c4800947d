import { useLingui } from "@lingui/react/macro";
import { useProblemWords } from "#web/shared/form/useProblemWords.ts";
import type { CheckoutProblem } from "./CheckoutProblem.ts";

/** Why the checkout stands still, in one line. */
export function useCheckoutProblemWords(): (problem: CheckoutProblem) => string {
  const { t } = useLingui();
  const words = useProblemWords();
  return (problem) => {
    switch (problem.kind) {
      case "refused":
        return words(problem);
      case "priceChanged":
        return t`The price has changed`;
      case "notSent":
        return `${t`Your request was not sent`}. ${words({ ...problem, kind: "fault" })}`;
      case "unknownFate":
        return t`We do not know yet whether your request arrived`;
    }
  };
}
