import { useLingui } from "@lingui/react/macro";
import { faultWords } from "@sayara/i18n/words/faultWords";
import { refusalWords } from "@sayara/i18n/words/refusalWords";
import type { FormProblem } from "./FormProblem.ts";
import { useWaitWords } from "./useWaitWords.ts";

/** Returns a function that formats a problem; `no` is the page's text for status 204. */
export function useProblemWords(): (problem: FormProblem, no?: string) => string {
  const { t, i18n } = useLingui();
  const wait = useWaitWords();
  return (problem, no) => {
    switch (problem.kind) {
      case "fault":
        return i18n._(faultWords[problem.fault]);
      case "no":
        return no ?? i18n._(faultWords.unknown);
      case "refused": {
        const { code, retryAfter } = problem;
        if (retryAfter === null) return i18n._(refusalWords[code]);
        const said = code === "too_many_requests" ? t`Too many attempts.` : i18n._(refusalWords[code]);
        return `${said} ${wait(retryAfter)}`;
      }
    }
  };
}
