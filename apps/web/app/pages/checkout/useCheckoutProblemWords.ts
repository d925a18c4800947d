import { useLingui } from "@lingui/react/macro";
import { useToastWords } from "#web/shared/form/useToastWords.ts";
import type { CheckoutState } from "./checkoutMachine.ts";

/** Returns a function that formats a problem for a toast; null without a problem. */
export function useCheckoutProblemWords(): (state: CheckoutState) => string | null {
  const { t } = useLingui();
  const words = useToastWords();
  return (state) => {
    if (state.step === "lost") return words({ kind: "fault", fault: state.fault ?? "network" });
    if (state.step !== "editing" || state.problem === null) return null;
    const { problem } = state;
    switch (problem.kind) {
      case "refused":
        return words(problem);
      case "priceChanged":
        return t`The price has changed`;
      case "notSent":
        return words({ ...problem, kind: "fault" });
    }
  };
}
