import { signInStaff } from "@sayara/api-client/contract/accounts/signInStaff";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { signInWithPassword } from "@sayara/frontend/signIn/signInWithPassword";

export { checkSignIn } from "@sayara/frontend/signIn/signInWithPassword";

/** Signs in staff, in one step or two [SF1]. */
export async function signInAction({ request, context }: ActionArgs) {
  return signInWithPassword(await request.formData(), await context.get(apiContext)(), signInStaff);
}
