import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { useRevalidator } from "react-router";
import { AccountSkeleton } from "@sayara/frontend/AccountPage/AccountSkeleton";
import { FailedPage } from "@sayara/frontend/AccountPage/FailedPage";
import { useForm } from "@sayara/frontend/form/useForm";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { ChangePassword } from "./ChangePassword.tsx";
import { type ChangePasswordValues, emptyChangePassword } from "./ChangePasswordValues.ts";
import type { ChangePasswordData } from "./loadChangePassword.ts";

/** Content of `/change-password` of both frontends. */
export function ChangePasswordPage({ data }: { data: ChangePasswordData }) {
  const { revalidate } = useRevalidator();
  if (data.state === "signedOut") return <AccountSkeleton fields={3} />;
  if (data.state === "failed") return <FailedPage problem={data.problem} onRetry={() => void revalidate()} />;
  return <ReadyPage {...data} />;
}

function ReadyPage({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const { i18n } = useLingui();
  const toastText = useToastMessages();
  const form = useForm<ChangePasswordValues>({
    start: emptyChangePassword,
    loadCheck: async () => {
      const { checkChangePassword } = await import("./changePasswordAction.ts");
      return (values) => checkChangePassword(values, { hasPassword });
    },
    onProblem: (problem) =>
      showToast(
        problem.kind === "declined"
          ? i18n._(errorMessages.wrongPassword)
          : toastText(problem, undefined, i18n._(errorMessages.passwordUpdate)),
        "error",
      ),
  });
  return <ChangePassword form={form} email={email} hasPassword={hasPassword} />;
}
