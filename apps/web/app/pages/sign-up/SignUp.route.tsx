import { useLingui } from "@lingui/react/macro";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { useSearchParams } from "react-router";
import { useCaptcha } from "#web/captcha/useCaptcha.ts";
import { useLanguage } from "#web/language/useLanguage.ts";
import { wordsOf } from "#web/language/wordsOf.ts";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { redirectIfSignedIn } from "#web/session/redirectIfSignedIn.ts";
import { safeReturnPath } from "#web/session/safeReturnPath.ts";
import { useSignedInRedirect } from "#web/session/useSignedInRedirect.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { postedTexts } from "#web/shared/form/postedTexts.ts";
import { useToastWords } from "#web/shared/form/useToastWords.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/SignUp.route.ts";
import { SignUp } from "./SignUp.tsx";
import { signUpDraft, useSignUp } from "./useSignUp.ts";

export const loader = () => null;

export const clientLoader = redirectIfSignedIn;

/** Shows the form again, with its texts, when it is posted without JavaScript. */
export const action = ({ request }: Route.ActionArgs) => postedTexts(request, signUpDraft);
export const clientMiddleware = wordsOf("sign-up");

export default function SignUpRoute({ actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const [query] = useSearchParams();
  const { language } = useLanguage();
  const { timeZone, minimumAge } = useSettings();
  const words = useToastWords();
  const from = safeReturnPath(query.get("from"));
  useSignedInRedirect(from);
  const captcha = useCaptcha(async () => ({ earn: (await import("#web/captcha/obtainPass.ts")).obtainPass }));
  const form = useSignUp({
    rules: () => ({ today: dateInZone(new Date(), timeZone), minimumAge, language }),
    captcha,
    posted: actionData,
    openApi: openBrowserApi,
    onSignedUp: () =>
      showToast(t`Welcome! Please open the link that we have sent you, to confirm your address.`, "success"),
    onProblem: (problem) => showToast(toastText(problem), "error"),
  });

  function toastText(problem: FormProblem): string {
    if (problem.kind === "refused" && problem.code === "email_registered")
      return i18n._(errorWords.emailRegistered);
    return words(problem, undefined, i18n._(errorWords.signUp));
  }

  return (
    <>
      <PageHead
        title={t`Create an account`}
        description={t`Register as a driver: bookings, messages and details in one place.`}
        path="/sign-up"
      />
      <SignUp
        form={form}
        from={from}
        isEmailTaken={form.isEmailTaken}
        sentTo={form.sentTo}
        captcha={form.captcha}
      />
    </>
  );
}
