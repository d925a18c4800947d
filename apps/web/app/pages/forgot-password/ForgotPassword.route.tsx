import { useLingui } from "@lingui/react/macro";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { useSearchParams } from "react-router";
import { wordsOf } from "#web/language/wordsOf.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { safeReturnPath } from "#web/session/safeReturnPath.ts";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { signInAddress } from "#web/session/signInAddress.ts";
import { postedTexts } from "#web/shared/form/postedTexts.ts";
import { useToastWords } from "#web/shared/form/useToastWords.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/ForgotPassword.route.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { useForgotPassword } from "./useForgotPassword.ts";

/** Shows the form again, with its texts, when it is posted without JavaScript. */
export const action = ({ request }: Route.ActionArgs) => postedTexts(request, signInDraft);
export const clientMiddleware = wordsOf("forgot-password");

export default function ForgotPasswordRoute({ actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const [query] = useSearchParams();
  const words = useToastWords();
  const { form, sentTo, askAgain } = useForgotPassword({
    posted: actionData,
    openApi: openBrowserApi,
    draft: signInDraft,
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
        sentTo={sentTo}
        onAgain={askAgain}
        signIn={signInAddress(safeReturnPath(query.get("from")))}
      />
    </>
  );
}
