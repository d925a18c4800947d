import { useLingui } from "@lingui/react/macro";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import type { FormProblem } from "./FormProblem.ts";
import { useWaitMessages } from "./submission/useWaitMessages.ts";

/** Returns a function that formats a problem. `no` is the page's message for status 204. */
export function useProblemMessages(): (problem: FormProblem, no?: string) => string {
  const { t, i18n } = useLingui();
  const wait = useWaitMessages();
  return (problem, no) => {
    switch (problem.kind) {
      case "fault":
        return i18n._(faultMessages[problem.fault]);
      case "declined":
        return no ?? i18n._(faultMessages.unknown);
      case "refused": {
        const { code, retryAfter } = problem;
        if (retryAfter === null) return i18n._(refusalMessages[code]);
        const message = code === "too_many_requests" ? t`Too many attempts.` : i18n._(refusalMessages[code]);
        return `${message} ${wait(retryAfter)}`;
      }
    }
  };
}
