import { signInStaff } from "@sayara/api-client/contract/accounts/signInStaff";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { signInWithPasskey } from "@sayara/frontend/signIn/signInWithPasskey";
import { signInWithPassword } from "@sayara/frontend/signIn/signInWithPassword";

export { checkSignIn } from "@sayara/frontend/signIn/signInWithPassword";

/** Signs in staff with a password, in one or two steps [SF1], or with a passkey [PK3]. */
export async function signInAction({ request, context }: ActionArgs) {
  const [data, call] = await Promise.all([request.formData(), context.get(apiContext)()]);
  return data.get("intent") === "passkey"
    ? signInWithPasskey(data, call)
    : signInWithPassword(data, call, signInStaff);
}
