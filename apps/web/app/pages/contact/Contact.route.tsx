import { useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { pushEvent } from "#web/analytics/pushEvent.ts";
import { useCaptcha } from "#web/captcha/useCaptcha.ts";
import { useLanguage } from "#web/language/useLanguage.ts";
import { wordsOf } from "#web/language/wordsOf.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { useUser } from "#web/session/useSession.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { postedTexts } from "#web/shared/form/postedTexts.ts";
import { useToastWords } from "#web/shared/form/useToastWords.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/Contact.route.ts";
import { Contact } from "./Contact.tsx";
import { contactDraft, useContact } from "./useContact.ts";

/** Shows the form again, with its texts, when it is posted without JavaScript. */
export const action = ({ request }: Route.ActionArgs) => postedTexts(request, contactDraft);
export const clientMiddleware = wordsOf("contact");

export default function ContactRoute({ actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const { language } = useLanguage();
  const user = useUser();
  const words = useToastWords();
  const captcha = useCaptcha(async () => {
    const { solveCaptcha } = await import("#web/captcha/solveCaptcha.ts");
    return { earn: (call, solve = solveCaptcha) => solve(call) };
  });
  const {
    form,
    isSent,
    writeAgain,
    captcha: box,
  } = useContact({
    language,
    subject: query.get("about") === "agency" ? t`Registering an agency` : "",
    email: user?.email ?? "",
    captcha,
    posted: actionData,
    openApi: openBrowserApi,
    onSent: () => {
      showToast(t`Your message has been sent`, "success");
      pushEvent({ name: "generate_lead" });
    },
    onProblem: (problem) => showToast(words(problem), "error"),
  });
  return (
    <>
      <PageHead
        title={t`Contact us`}
        description={t`Write to us about a question, a booking or an idea.`}
        path="/contact"
      />
      <Contact form={form} isSent={isSent} onAgain={writeAgain} captcha={box} />
    </>
  );
}
