import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { pushEvent } from "#web/analytics/pushEvent.ts";
import { useCaptcha } from "@sayara/frontend/captcha/useCaptcha";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { useSession, useUser } from "@sayara/frontend/session/useSession";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { createFormDraft } from "@sayara/frontend/form/createFormDraft";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Contact } from "./Contact.tsx";
import { type ContactValues, emptyContact } from "./ContactValues.ts";

const draft = createFormDraft("sayara.contact", ["from", "subject", "message"]);

const loadAction = () => import("./Contact.action.ts");

export const clientAction = pageAction(async () => (await loadAction()).contactAction);
export const clientMiddleware = messagesOf("contact");

export default function ContactRoute() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const user = useUser();
  const toastText = useToastMessages();
  const form = useForm<ContactValues>({
    start: {
      ...emptyContact,
      from: user?.email ?? "",
      subject: query.get("about") === "agency" ? t`Registering an agency` : "",
    },
    draft,
    // An account prefills the sender's address.
    isReady: useSession(({ session }) => session.state !== "unknown"),
    loadCheck: async () => (await loadAction()).checkContact,
    onDone: () => {
      showToast(t`Your message has been sent`, "success");
      pushEvent({ name: "generate_lead" });
    },
    onProblem: (problem) => showToast(toastText(problem), "error"),
  });
  return (
    <>
      <PageHead
        title={t`Contact us`}
        description={t`Write to us about a question, a booking or an idea.`}
        path="/contact"
      />
      <Contact form={form} onResend={form.reset} captcha={useCaptcha("token")} />
    </>
  );
}
