import { useLingui } from "@lingui/react/macro";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { useSearchParams } from "react-router";
import { wordsOf } from "#web/language/wordsOf.ts";
import { safeReturnPath } from "#web/session/safeReturnPath.ts";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { signInAddress } from "#web/session/signInAddress.ts";
import { type EmailValues, emptyEmail } from "#web/shared/form/EmailValues.ts";
import { pageAction } from "#web/shared/form/pageAction.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import { useToastWords } from "#web/shared/form/useToastWords.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";

const loadAction = () => import("./ForgotPassword.action.ts");

export const clientAction = pageAction(async () => (await loadAction()).forgotPasswordAction);
export const clientMiddleware = wordsOf("forgot-password");

export default function ForgotPasswordRoute() {
  const { t, i18n } = useLingui();
  const [query] = useSearchParams();
  const words = useToastWords();
  const form = useForm<EmailValues, string>({
    start: emptyEmail,
    draft: signInDraft,
    loadCheck: async () => (await import("#web/shared/form/checkEmail.ts")).checkEmail,
    onProblem: (problem) => showToast(words(problem, i18n._(errorWords.emailNotRegistered)), "error"),
  });
  return (
    <>
      <PageHead
        title={t`Forgot your password?`}
        description={t`Ask for a link to choose a new password.`}
        path="/forgot-password"
      />
      <ForgotPassword
        form={form}
        onAgain={form.reset}
        signIn={signInAddress(safeReturnPath(query.get("from")))}
      />
    </>
  );
}
