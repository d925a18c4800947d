import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormProblem } from "../FormProblem.ts";
import { type Refused, useSubmission } from "./useSubmission.ts";

interface ActionQueueOptions<Action, Done, Name extends string> {
  /**
   * Returns an action's key, by default its JSON. An action with the same key as a pending one is ignored.
   */
  keyOf?: (action: Action) => string;
  onDone?: (done: Done, action: Action) => void;
  /** Returns whether the form's fields show the refusal. Such a refusal is shown nowhere else. */
  isBesideFields?: (refused: Refused<Name>) => boolean;
  onRefused?: (refused: Refused<Name>, action: Action) => void;
  /** Called with each problem, for a toast. */
  onProblem?: (problem: FormProblem) => void;
}

/** The actions of a page with several buttons, such as those of the rows of a list. */
export interface ActionQueue<Action> {
  /** Sends an action once the earlier ones have ended. */
  send: (action: Action) => void;
  /** The action being sent, followed by the queued ones. */
  pending: readonly Action[];
  /** The last refused action and its problem; null after the next press. */
  refused: { action: Action; problem: FormProblem } | null;
  /** Clears the displayed problem. */
  reset: () => void;
}

/**
 * Sends a page's actions to its route one at a time, in the order of the presses, so that a second press on a
 * slow network is not lost. A refused action does not stop the next one.
 */
export function useActionQueue<Action extends object, Done = true, Name extends string = never>({
  keyOf = JSON.stringify,
  onDone,
  isBesideFields,
  onRefused,
  onProblem,
}: ActionQueueOptions<Action, Done, Name> = {}): ActionQueue<Action> {
  const [pending, setPending] = useState<readonly Action[]>([]);
  const [refused, setRefused] = useState<ActionQueue<Action>["refused"]>(null);
  const sent = useRef<Action>(undefined);
  const [head] = pending;
  const { submitJson, isSending, reset } = useSubmission<Done, Name, Action>({
    ...(isBesideFields && { isBesideFields }),
    onProblem(problem) {
      if (sent.current) setRefused({ action: sent.current, problem });
      onProblem?.(problem);
    },
    onRefused(result) {
      setPending((actions) => actions.slice(1));
      if (sent.current) onRefused?.(result, sent.current);
    },
    onDone(done) {
      setPending((actions) => actions.slice(1));
      if (sent.current) onDone?.(done, sent.current);
    },
  });
  const start = useEffectEvent((action: Action) => {
    sent.current = action;
    submitJson(action);
  });
  useEffect(() => {
    if (head !== undefined && head !== sent.current && !isSending) start(head);
  }, [head, isSending]);
  return {
    send(action) {
      setRefused(null);
      setPending((actions) =>
        actions.some((other) => keyOf(other) === keyOf(action)) ? actions : [...actions, action],
      );
    },
    pending,
    refused,
    reset() {
      setRefused(null);
      if (pending.length === 0) reset();
    },
  };
}
