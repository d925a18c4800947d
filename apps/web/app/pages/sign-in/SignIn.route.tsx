import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { useNavigate, useSearchParams } from "react-router";
import { messagesOf } from "#web/language/messagesOf.ts";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { useSite } from "#web/request/Site.ts";
import { requireGuest } from "#web/session/guard.ts";
import { safeReturnPath } from "#web/session/safeReturnPath.ts";
import { useIsSignedOut } from "#web/session/useSession.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { pageAction } from "#web/shared/form/pageAction.ts";
import { signInDraft } from "#web/shared/form/signInDraft.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import { useToastMessages } from "#web/shared/form/useToastMessages.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import { SignIn } from "./SignIn.tsx";
import { type SignInValues, emptySignIn } from "./SignInValues.ts";
import { useSocialSignIn } from "./useSocialSignIn.ts";

const loadAction = () => import("./SignIn.action.ts");

export const loader = () => null;

export const clientLoader = requireGuest;
export const clientAction = pageAction(async () => (await loadAction()).signInAction);
export const clientMiddleware = messagesOf("sign-in");

export default function SignInRoute() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { socialProviders = [] } = useSettings();
  const { webUrl } = useSite();
  const toastText = useToastMessages();
  const from = safeReturnPath(query.get("from"));
  const form = useForm<SignInValues>({
    start: emptySignIn,
    draft: signInDraft,
    // A signed-in driver is redirected instead.
    isReady: useIsSignedOut(),
    loadCheck: async () => (await loadAction()).checkSignIn,
    onProblem: (problem) => showToast(toastText(problem, i18n._(errorMessages.wrongCredentials)), "error"),
  });
  const social = useSocialSignIn({
    configured: socialProviders,
    pageUrl: `${webUrl}/sign-in`,
    onReturn: (search) => navigate({ pathname: "/sign-in", search }, { replace: true }),
    onProblem: (problem) => showToast(toastText(problem), "error"),
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
