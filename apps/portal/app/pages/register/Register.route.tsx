import { useLingui } from "@lingui/react/macro";
import { useCaptcha } from "@sayara/frontend/captcha/useCaptcha";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { requireGuest } from "@sayara/frontend/session/guard";
import { restoreSession } from "@sayara/frontend/session/restoreSession";
import { useIsSignedOut } from "@sayara/frontend/session/useSession";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { Route } from "./+types/Register.route.ts";
import { Register } from "./Register.tsx";
import { type RegisterResult, type RegisterValues, emptyRegister, registerDraft } from "./RegisterValues.ts";
import { Registered } from "./Registered.tsx";

const loadAction = () => import("./Register.action.ts");

/** `mailedTo` is the email address of the signed-in owner until it is confirmed. */
export async function clientLoader(args: Route.ClientLoaderArgs): Promise<{ mailedTo: string | null }> {
  const user = await restoreSession();
  if (user?.type === "supplier" && !user.verified) return { mailedTo: user.email };
  await requireGuest(args);
  return { mailedTo: null };
}

export const clientAction = pageAction(async () => (await loadAction()).registerAction);
export const clientMiddleware = messagesOf("register");

export default function RegisterRoute({ loaderData: { mailedTo } }: Route.ComponentProps) {
  const { t } = useLingui();
  const toastText = useToastMessages();
  const form = useForm<RegisterValues, RegisterResult>({
    start: emptyRegister,
    draft: registerDraft,
    // A signed-in person is redirected, or sees which address the mail was sent to.
    isReady: useIsSignedOut(),
    loadCheck: async () => (await loadAction()).checkRegister,
    onProblem: (problem) =>
      showToast(toastText(problem, undefined, t`The agency was not registered.`), "error"),
  });
  const resend = useSubmission<RegisterResult>({
    onDone: () => showToast(t`The email was sent again.`, "success"),
  });
  const captcha = useCaptcha("pass");
  const recipient = mailedTo ?? form.done?.mailedTo;
  return (
    <>
      <PageTitle title={t`Join the marketplace`} />
      {recipient === undefined ? (
        <Register form={form} captcha={captcha} />
      ) : (
        <Registered
          mailedTo={recipient}
          isSignedIn={mailedTo !== null}
          resend={resend}
          onResend={() => {
            const data = new FormData();
            data.set("intent", "resend");
            data.set("email", recipient);
            resend.send(data);
          }}
        />
      )}
    </>
  );
}
