import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type FormEncType, type SubmitTarget, useFetcher } from "react-router";
import { dismissErrors } from "@sayara/frontend/toasts/useToasts";
import type { FormProblem } from "../FormProblem.ts";
import type { FormResult } from "../FormResult.ts";

export interface SubmissionOptions<Done> {
  /** Called with each problem, for a toast. */
  onProblem?: (problem: FormProblem) => void;
  onDone?: (done: Done) => void;
}

/** A call of the route's action by a button or form. */
export interface Submission<Done> {
  problem: FormProblem | null;
  /** The action's result; null until it succeeds. */
  done: Done | null;
  isSending: boolean;
}

/** Why nothing was changed. */
export type Refused<Name extends string> = Exclude<FormResult<Name, unknown>, { done: unknown }>;

export interface UseSubmissionOptions<Name extends string, Done> extends SubmissionOptions<Done> {
  /** Returns whether the form's fields show the refusal. Such a refusal is shown nowhere else. */
  isBesideFields?: (refused: Refused<Name>) => boolean;
  onRefused?: (refused: Refused<Name>) => void;
  /** Path of the page whose action is called; by default the current page. */
  action?: string;
}

interface SendOptions {
  /** Whether the page submits without a user's action, so that displayed errors stay. */
  isBackground?: boolean;
}

/** Additional functions for the code that submits. */
interface SubmissionControl<Action> {
  send: (target: SubmitTarget) => void;
  /** Sends an action as JSON. */
  submitJson: (action: Action, options?: SendOptions) => void;
  /** Clears the displayed problem and result. */
  reset: () => void;
}

/**
 * Sends fields, a form, form data or JSON to the action of the page's route. Ignores a second call while one is
 * running.
 */
export function useSubmission<Done = true, Name extends string = never, Action extends object = never>({
  isBesideFields,
  onRefused,
  onProblem,
  onDone,
  action,
}: UseSubmissionOptions<Name, Done> = {}): Submission<Done> & SubmissionControl<Action> {
  const fetcher = useFetcher<FormResult<Name, Done>>();
  const { data: result, state } = fetcher;
  /** The result that was dismissed. */
  const [dismissed, setDismissed] = useState<typeof result>(undefined);
  // The router updates its own state in a transition, but a press must have a visible effect at once.
  const [isSending, setSending] = useState(false);
  const isSubmitting = useRef(false);
  const latest = useRef(result);
  const [lastSeen, setLastSeen] = useState({ result, state });
  const problemOf = (refused: Refused<Name>) =>
    "problem" in refused && !isBesideFields?.(refused) ? refused.problem : null;
  // Also compares results: React may skip the render of a short-lived state.
  if (lastSeen.result !== result || lastSeen.state !== state) {
    setLastSeen({ result, state });
    // After a refusal, the user may press again while the page is still reloading.
    const isRefused = result !== lastSeen.result && !!result && !("done" in result);
    // The router shows the result before its new state.
    if (state === "idle" || isRefused) setSending(false);
    else if (state === "submitting" && state !== lastSeen.state) setSending(true);
  }
  // Derived instead of stored in state: state set by a press may be rendered after an immediate result. Null
  // after the fetcher's reset.
  const current = result && result !== dismissed ? result : null;

  function start(target: SubmitTarget, encType?: FormEncType, { isBackground = false }: SendOptions = {}) {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setSending(true);
    setDismissed(latest.current);
    if (!isBackground) dismissErrors();
    void fetcher.submit(target, { method: "post", ...(action && { action }), ...(encType && { encType }) });
  }

  function send(target: SubmitTarget) {
    const hasFile = target instanceof FormData && [...target.values()].some((value) => value instanceof File);
    start(target, hasFile ? "multipart/form-data" : undefined);
  }

  const settle = useEffectEvent((settled: FormResult<Name, Done>) => {
    if ("done" in settled) return onDone?.(settled.done);
    onRefused?.(settled);
    const problem = problemOf(settled);
    if (problem !== null) onProblem?.(problem);
  });
  // A layout effect, because a press on the rendered content may precede other effects.
  useLayoutEffect(() => {
    isSubmitting.current = isSending;
    latest.current = result;
  }, [isSending, result]);
  // A layout effect too, so that the result, its toast and the cleared draft appear together.
  useLayoutEffect(() => {
    if (result) settle(result);
  }, [result]);

  return {
    problem: current === null || "done" in current ? null : problemOf(current),
    done: current !== null && "done" in current ? current.done : null,
    isSending,
    send,
    // The router's JSON type has no optional properties.
    submitJson: (body, options) => start(body as SubmitTarget, "application/json", options),
    reset: () => {
      setDismissed(latest.current);
      // No reset while the page's data reload, because it would abort the reload.
      if (state !== "submitting") return;
      fetcher.reset();
      setSending(false);
      isSubmitting.current = false;
    },
  };
}
