import type { Client } from "@sayara/api-client/client/createClient";
import { type FormProblem, refusedAnswer } from "#web/shared/form/FormProblem.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import { emptyChangePassword } from "./ChangePasswordValues.ts";

interface ChangePasswordTools {
  userId: string;
  hasPassword: boolean;
  openApi: () => Promise<Client>;
  onChanged: () => void;
  onProblem?: (problem: FormProblem) => void;
}

/** The form that changes the password. */
export function useChangePassword({
  userId,
  hasPassword,
  openApi,
  onChanged,
  onProblem,
}: ChangePasswordTools) {
  return useForm({
    start: emptyChangePassword,
    ...(onProblem && { onProblem }),
    loadCheck: async () => {
      const { checkChangePassword } = await import("./checkChangePassword.ts");
      return (values) => checkChangePassword(values, { hasPassword });
    },
    send: async (change) => {
      const [call, { changePassword }] = await Promise.all([
        openApi(),
        import("@sayara/api-client/contract/accounts/password"),
      ]);
      const answer = await call(changePassword, { body: { id: userId, ...change } });
      if (!answer.ok) return refusedAnswer(renamed(answer.refusal));
      if (answer.outcome === "wrongPassword") return { problem: { kind: "no" }, focus: "current" };
      onChanged();
      return "leaving";
    },
  });
}

/** The wire's `newPassword` is the form's `password`, its `password` the form's current one. */
function renamed<Refusal extends { fields?: Record<string, string> }>(refusal: Refusal): Refusal {
  const { newPassword, password } = refusal.fields ?? {};
  const fields = { ...(newPassword && { password: newPassword }), ...(password && { current: password }) };
  return { ...refusal, fields };
}
