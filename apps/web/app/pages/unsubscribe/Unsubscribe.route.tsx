import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useLingui } from "@lingui/react/macro";
import type { Language } from "@sayara/domain/language/Language";
import { readStoredLanguage } from "@sayara/i18n/language/storedLanguage";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { useEffect } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { showLanguage } from "@sayara/frontend/language/showLanguage";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { FailedPage } from "@sayara/frontend/AccountPage/FailedPage";
import { MailedLinkPage } from "#web/shared/mailedLink/MailedLinkPage.tsx";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import type { Route } from "./+types/Unsubscribe.route.ts";
import { DeadLink } from "./DeadLink.tsx";
import { loadUnsubscribe, type UnsubscribeData } from "./Unsubscribe.load.ts";
import { Unsubscribe } from "./Unsubscribe.tsx";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Browser only: the web server does not need the token. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const token = new URL(request.url).searchParams.get("t");
  const data = await loadUnsubscribe(await context.get(apiContext)(), token);
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return data;
}

export const clientAction = pageAction(
  async () => (await import("./Unsubscribe.action.ts")).unsubscribeAction,
);
export const clientMiddleware = messagesOf("unsubscribe");

export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return <Page />;
}

export default function UnsubscribeRoute({ loaderData }: Route.ComponentProps) {
  return <Page data={loaderData} />;
}

/** Renders head and view; shows a skeleton until the link is read. */
function Page({ data }: { data?: UnsubscribeData }) {
  const { t } = useLingui();
  const head = {
    title: t`Email notifications`,
    description: t`Turn off the emails about what happens to your bookings.`,
  };
  return (
    <MailedLinkPage {...head}>{data === undefined ? undefined : <LinkContent data={data} />}</MailedLinkPage>
  );
}

function LinkContent({ data }: { data: UnsubscribeData }) {
  const { revalidate } = useRevalidator();
  if (data.state === "dead") return <DeadLink />;
  if (data.state === "failed") return <FailedPage problem={data.problem} onRetry={() => void revalidate()} />;
  return <KnownAccount key={data.token} {...data} />;
}

function KnownAccount({ areOn, language, ends }: Extract<UnsubscribeData, { state: "known" }>) {
  useReaderLanguage(language);
  const { problem, done, isSending, send } = useSubmission();
  return (
    <Unsubscribe
      areOn={areOn && done === null}
      ends={ends}
      isSending={isSending}
      problem={problem}
      turnOff={() => send({ intent: "turnOff" })}
    />
  );
}

/** Uses the recipient's language if no language is chosen in this browser. */
function useReaderLanguage(language: Language | Unknown): void {
  const [params] = useSearchParams();
  const isChosen = params.has("l");
  useEffect(() => {
    // If its messages fail to load, the page keeps its language.
    if (language !== "unknown" && !isChosen && readStoredLanguage(document.cookie) === undefined)
      showLanguage(language).catch(() => {});
  }, [language, isChosen]);
}
