import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { usePictureUpload } from "@sayara/frontend/PictureUpload/usePictureUpload";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { useSite } from "@sayara/frontend/request/Site";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Rules.route.ts";
import type { RulesDone, RulesIntent } from "./Rules.action.ts";
import { load } from "./Rules.load.ts";
import { Rules } from "./Rules.tsx";
import { useRuleParts } from "./useRuleParts.ts";

/** Size of the uploaded logo, in pixels. It is eight times the size on car cards. */
const LOGO_SIZE = { width: 480, height: 240 };

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "rules/Rules");
  return load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    language: context.get(languageContext),
    signal: request.signal,
  });
}

export const clientAction = pageAction(async () => (await import("./Rules.action.ts")).rulesAction);
export const clientMiddleware = messagesOf("rules");

export default function RulesRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const agency = useAgency();
  const toastText = useToastMessages();
  const edits = useRuleParts(loaderData.rules);
  const logoUpload = usePictureUpload<RulesDone>({
    target: LOGO_SIZE,
    hasMargins: true,
    intent: "logo" satisfies RulesIntent,
    onProblem: (problem) => showToast(toastText(problem), "error"),
    onDone({ version }) {
      showToast(t`Your logo is saved.`, "success");
      edits.advance(version);
    },
  });
  const mayEditRules = mayShow(agency, "editRules");
  return (
    <>
      <PageTitle title={t`Rules`} />
      <Rules
        {...loaderData}
        edits={edits}
        logoUpload={logoUpload}
        apiUrl={useSite().apiUrl}
        mayEditRules={mayEditRules}
        // The profile is saved as part of the rules, so it needs both rights.
        mayEditProfile={mayEditRules && mayShow(agency, "editProfile")}
      />
    </>
  );
}
