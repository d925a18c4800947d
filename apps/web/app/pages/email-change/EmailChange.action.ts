import { allowEmailChange, undoEmailChange } from "@sayara/api-client/contract/accounts/emailChange";
import { replace } from "react-router";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { useSession } from "@sayara/frontend/session/useSession";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readMailedLink } from "@sayara/frontend/mailedLink/readMailedLink";

/** `dead`: the link has already been used, or has expired. */
export type EmailChangeResult = "allowed" | "dead";

type Result = FormResult<never, EmailChangeResult>;

/** Allows the new address, authorized by the token of the mailed link. */
export async function allowAction({ request, context }: ActionArgs): Promise<Result> {
  const link = readMailedLink(new URL(request.url).searchParams);
  if (link === null) return { done: "dead" };
  const { userId, token } = link;
  const call = await context.get(apiContext)();
  const response = await call(allowEmailChange, { body: { userId, token } });
  if (!response.ok) return refusedResult(response.refusal);
  return { done: response.outcome === "allowed" ? "allowed" : "dead" };
}

/** Restores the account's previous address, and opens the page that sets a new password. */
export async function undoAction({ request, context }: ActionArgs): Promise<Result> {
  const link = readMailedLink(new URL(request.url).searchParams);
  if (link === null) return { done: "dead" };
  const { userId, token } = link;
  const call = await context.get(apiContext)();
  const response = await call(undoEmailChange, { body: { userId, token } });
  if (!response.ok) return refusedResult(response.refusal);
  if (response.outcome === "invalidLink") return { done: "dead" };
  // The undo has ended all sessions of the account, including this browser's.
  const { session } = useSession.getState();
  if (session.state === "signedIn" && session.user.id === userId) clearStoredUser();
  const { email: e, token: t } = response.data;
  throw replace(`/reset-password?${new URLSearchParams({ u: userId, e, t })}`);
}
