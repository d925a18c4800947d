import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { CheckIcon } from "../Icon/icons.tsx";
import * as styles from "./ProgressSteps.css.ts";

/** One step. The order is that of the list. */
export type ProgressStep = { id: string; name: ReactNode };

export type ProgressStepsProps = {
  /** Accessible name of the steps: "Your booking". */
  label: string;
  steps: readonly ProgressStep[];
  /** Id of the current step. */
  current: string;
  /** Read by screen readers after a finished step: "done". */
  doneLabel: string;
};

/** Progress through a sequence of steps. */
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
              <span className={styles.text}>{step.name} </span>
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
