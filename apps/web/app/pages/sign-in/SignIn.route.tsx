import { useLingui } from "@lingui/react/macro";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { useNavigate, useSearchParams } from "react-router";
import { useLanguage } from "#web/language/useLanguage.ts";
import { wordsOf } from "#web/language/wordsOf.ts";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { useSite } from "#web/request/Site.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { redirectIfSignedIn } from "#web/session/redirectIfSignedIn.ts";
import { safeReturnPath } from "#web/session/safeReturnPath.ts";
import { useSignedInRedirect } from "#web/session/useSignedInRedirect.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { postedTexts } from "#web/shared/form/postedTexts.ts";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { useToastWords } from "#web/shared/form/useToastWords.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/SignIn.route.ts";
import { SignIn } from "./SignIn.tsx";
import { useSignIn } from "./useSignIn.ts";
import { useSocialSignIn } from "./useSocialSignIn.ts";

export const loader = () => null;

export const clientLoader = redirectIfSignedIn;

/** Shows the form again, with its texts, when it is posted without JavaScript. */
export const action = ({ request }: Route.ActionArgs) => postedTexts(request, signInDraft);
export const clientMiddleware = wordsOf("sign-in");

export default function SignInRoute({ actionData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { language } = useLanguage();
  const { socialProviders = [] } = useSettings();
  const { webUrl } = useSite();
  const words = useToastWords();
  const from = safeReturnPath(query.get("from"));
  useSignedInRedirect(from);
  const form = useSignIn({
    posted: actionData,
    openApi: openBrowserApi,
    onProblem: (problem) => showToast(words(problem, i18n._(errorWords.wrongCredentials)), "error"),
  });
  const social = useSocialSignIn({
    configured: socialProviders,
    language,
    pageUrl: `${webUrl}/sign-in`,
    openApi: openBrowserApi,
    onReturn: (search) => navigate({ pathname: "/sign-in", search }, { replace: true }),
    onProblem: (problem) => showToast(words(problem), "error"),
  });
  return (
    <>
      <PageHead
        title={t`Sign in`}
        description={t`Sign in to see your bookings and to book faster.`}
        path="/sign-in"
      />
      <SignIn form={form} from={from} social={social} />
    </>
  );
}
