import { useEffect, useRef } from "react";
import type { CheckoutProps } from "#web/pages/checkout/CheckoutProps.ts";
import { LostNotice, CheckoutProblemNotice } from "./CheckoutProblemNotice.tsx";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

type CheckoutProblemPartProps = Pick<CheckoutProps, "state" | "links" | "acceptPrice" | "confirm">;

/** States why the last click booked nothing. Receives the focus with each new problem. */
export function CheckoutProblemPart({ state, links, acceptPrice, confirm }: CheckoutProblemPartProps) {
  const container = useRef<HTMLDivElement>(null);
  const problem = state.step === "editing" ? state.problem : null;
  useEffect(() => {
    // Does not move the focus for a request that was lost before the page was opened.
    if (problem || (state.step === "lost" && state.fault)) container.current?.focus();
  }, [problem, state]);
  return (
    <div ref={container} tabIndex={-1} className={styles.problem}>
      {problem && <CheckoutProblemNotice problem={problem} links={links} onAcceptPrice={acceptPrice} />}
      {state.step === "lost" && <LostNotice onRetry={confirm} />}
    </div>
  );
}
