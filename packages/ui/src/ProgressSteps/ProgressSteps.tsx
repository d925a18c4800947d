import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { CheckIcon } from "../Icon/icons.tsx";
import * as styles from "./ProgressSteps.css.ts";

/** One step on the way, in the order of the list. */
export type ProgressStep = { id: string; name: ReactNode };

export type ProgressStepsProps = {
  /** What the steps lead to: "Your booking". */
  label: string;
  steps: readonly ProgressStep[];
  /** Id of the step being done. */
  current: string;
  /** Heard after a step that is done: "done". */
  doneLabel: string;
};

/** Where one stands on a way of several steps. */
export function ProgressSteps({ label, steps, current, doneLabel }: ProgressStepsProps) {
  const position = steps.findIndex((step) => step.id === current);

  return (
    <ol aria-label={label} className={styles.list}>
      {steps.map((step, index) => {
        const state = index < position ? "done" : index === position ? "current" : "coming";
        return (
          <li
            key={step.id}
            aria-current={state === "current" ? "step" : undefined}
            className={clsx(styles.step, styles.states[state])}
          >
            <span className={styles.name}>
              <span className={styles.words}>{step.name} </span>
              {state === "done" && (
                <Icon picture={CheckIcon} size="small" label={doneLabel} className={styles.tick} />
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
