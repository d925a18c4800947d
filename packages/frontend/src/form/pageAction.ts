import { type ClientActionFunctionArgs, data } from "react-router";
import { clearStoredUser } from "../session/storedUser/clearStoredUser.ts";
import { type FormProblem, faultProblem } from "./FormProblem.ts";
import type { FormResult } from "./FormResult.ts";

/** Arguments of a form's action: the posted fields, and the same context as for loaders. */
export type ActionArgs = Pick<ClientActionFunctionArgs, "request" | "context">;

type FormAction<Name extends string, Done> = (args: ActionArgs) => Promise<FormResult<Name, Done>>;

/**
 * Returns the `clientAction` of a route. Its code is loaded on first use. A fault, including a failed
 * download of that code, becomes a result, so the form keeps the typed values. The router reloads the page's data only after a change, or after a refusal because the page is outdated: any
 * other result has status 422, after which it does not reload. An expired session makes the visitor a guest, and the page's guard then redirects.
 */
export function pageAction<Name extends string, Done>(load: () => Promise<FormAction<Name, Done>>) {
  return async (args: ActionArgs) => {
    const result = await load()
      .then((action) => action(args))
      .catch((error: unknown): FormResult<Name, Done> => {
        // Redirects are thrown as responses.
        if (error instanceof Response) throw error;
        return { problem: faultProblem(error) };
      });
    if ("problem" in result && isSessionOver(result.problem)) clearStoredUser();
    return "done" in result || isPageOld(result) ? result : data(result, { status: 422 });
  };
}

function isSessionOver(problem: FormProblem): boolean {
  return problem.kind === "refused" && problem.code === "not_signed_in";
}

/** Refusals that mean that the page is outdated. `proof_required`: a permission has ended. */
const oldPageCodes: ReadonlySet<string> = new Set([
  "stale_version",
  "car_taken",
  "transition_refused",
  "proof_required",
  "price_changed",
  "option_unavailable",
  "checklist_incomplete",
]);

function isPageOld(result: object): boolean {
  const { problem } = result as { problem?: FormProblem };
  return problem?.kind === "refused" && oldPageCodes.has(problem.code);
}
