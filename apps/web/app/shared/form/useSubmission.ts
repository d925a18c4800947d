import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type FormEncType, type SubmitTarget, useFetcher } from "react-router";
import { dismissErrors } from "#web/toasts/useToasts.ts";
import type { FormProblem } from "./FormProblem.ts";
import type { FormResult } from "./FormResult.ts";

export interface SubmissionOptions<Done> {
  /** Called with each problem, for a toast. */
  onProblem?: (problem: FormProblem) => void;
  onDone?: (done: Done) => void;
}

/** A call of the route's action by a button or a form. */
export interface Submission<Done> {
  problem: FormProblem | null;
  /** The action's result; null until it succeeds. */
  done: Done | null;
  isSending: boolean;
}

/** Why nothing was changed. */
export type Refused<Name extends string> = Exclude<FormResult<Name, unknown>, { done: unknown }>;

export interface SubmissionTools<Name extends string, Done> extends SubmissionOptions<Done> {
  /** Whether fields of a form show it: nothing else does then. */
  isBesideFields?: (refused: Refused<Name>) => boolean;
  onRefused?: (refused: Refused<Name>) => void;
  /** Path of the page whose action is called; the current page by default. */
  action?: string;
}

/** Further functions for the code that sends. */
interface SubmissionControl<Act> {
  send: (target: SubmitTarget) => void;
  /** Sends an act as JSON. */
  act: (act: Act) => void;
  /** Shows neither problem nor result any more. */
  reset: () => void;
}

/** Sends fields, a form, form data or JSON to the action of the page's route. A second call while one is under way is ignored. */
export function useSubmission<Done = true, Name extends string = never, Act extends object = never>({
  isBesideFields,
  onRefused,
  onProblem,
  onDone,
  action,
}: SubmissionTools<Name, Done> = {}): Submission<Done> & SubmissionControl<Act> {
  const fetcher = useFetcher<FormResult<Name, Done>>();
  const { data: result, state } = fetcher;
  /** The result that is no longer shown. */
  const [dismissed, setDismissed] = useState<typeof result>(undefined);
  // The router's own state follows in a transition: a press shows at once.
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const latest = useRef(result);
  const [seen, setSeen] = useState({ result, state });
  const problemOf = (refused: Refused<Name>) =>
    "problem" in refused && !isBesideFields?.(refused) ? refused.problem : null;
  // On a result too: React may skip the render of a state that lasts for a moment.
  if (seen.result !== result || seen.state !== state) {
    setSeen({ result, state });
    if (state === "idle") setSending(false);
  }
  // Derived, not set when a result arrives: what a press sets may be rendered after a result that comes at once. Null
  // after the fetcher's reset.
  const shown = result && result !== dismissed ? result : null;

  function start(target: SubmitTarget, encType?: FormEncType) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setDismissed(latest.current);
    dismissErrors();
    void fetcher.submit(target, { method: "post", ...(action && { action }), ...(encType && { encType }) });
  }

  function send(target: SubmitTarget) {
    const hasFile = target instanceof FormData && [...target.values()].some((value) => value instanceof File);
    start(target, hasFile ? "multipart/form-data" : undefined);
  }

  const settle = useEffectEvent((settled: FormResult<Name, Done>) => {
    if ("done" in settled) return onDone?.(settled.done);
    onRefused?.(settled);
    const found = problemOf(settled);
    if (found !== null) onProblem?.(found);
  });
  // With the commit: a press on what it shows may come before other effects.
  useLayoutEffect(() => {
    isUnderWay.current = isSending;
    latest.current = result;
  }, [isSending, result]);
  useEffect(() => {
    if (result) settle(result);
  }, [result]);

  return {
    problem: shown === null || "done" in shown ? null : problemOf(shown),
    done: shown !== null && "done" in shown ? shown.done : null,
    isSending,
    send,
    // The router's type of JSON has no optional properties.
    act: (act) => start(act as SubmitTarget, "application/json"),
    reset: () => {
      setDismissed(latest.current);
      // Not while the page's data is loaded again, which it would stop.
      if (state !== "submitting") return;
      fetcher.reset();
      setSending(false);
      isUnderWay.current = false;
    },
  };
}
