import { useForm } from "@sayara/frontend/form/useForm";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { createFormDraft } from "@sayara/frontend/form/createFormDraft";
import { type ReviewValues, emptyReview } from "./ReviewValues.ts";
import { useLingui } from "@lingui/react/macro";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { requireUser } from "@sayara/frontend/session/guard";
import { AccountSkeleton } from "@sayara/frontend/AccountPage/AccountSkeleton";
import { FailedPage } from "@sayara/frontend/AccountPage/FailedPage";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { Route } from "./+types/Review.route.ts";
import { SubmittedReview } from "./SubmittedReview.tsx";
import { loadReview, type ReviewData } from "./Review.load.ts";
import { Review } from "./Review.tsx";
import { ReviewRefused } from "./ReviewRefused.tsx";

/** Runs in the browser only: the session cookie belongs to the API's host. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await requireUser(request);
  const id = new URL(request.url).searchParams.get("b");
  const data = await loadReview(await context.get(apiContext)(), {
    id,
    language: context.get(languageContext),
    user,
  });
  if (data.state === "refused") {
    if (data.code === "not_signed_in") clearStoredUser();
    else showErrorToast(refusalMessages[data.code]);
  }
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return data;
}

const loadAction = () => import("./Review.action.ts");

export const clientAction = pageAction(async () => (await loadAction()).reviewAction);
export const clientMiddleware = messagesOf("review");

export function HydrateFallback() {
  return (
    <Head>
      <AccountSkeleton fields={5} />
    </Head>
  );
}

export default function ReviewRoute({ loaderData: data }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Head>
      {data.state === "ready" && (
        <ReviewPage key={data.booking.id} data={data} reload={() => void revalidate()} />
      )}
      {data.state === "refused" &&
        (data.code === "not_signed_in" ? <AccountSkeleton fields={5} /> : <ReviewRefused code={data.code} />)}
      {data.state === "failed" && <FailedPage problem={data.problem} onRetry={() => void revalidate()} />}
    </Head>
  );
}

function Head({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Your review`} description={t`How the agency and its car were.`} />
      {children}
    </>
  );
}

/** `reload` loads the review again, so that the page shows the stored review. */
function ReviewPage({
  data: { booking, review },
  reload,
}: {
  data: Extract<ReviewData, { state: "ready" }>;
  reload: () => void;
}) {
  const toastText = useToastMessages();
  const { language } = useLanguage();
  // Typed text is stored across reloads, separately for each booking.
  const [draft] = useState(() => createFormDraft(`sayara.review.${booking.id}`, Object.keys(emptyReview)));
  const form = useForm<ReviewValues>({
    start: emptyReview,
    draft,
    loadCheck: async () => {
      const { checkReview } = await import("./checkReview.ts");
      return (values) => checkReview(booking.id, values, language);
    },
    onProblem: (problem: FormProblem) => {
      showToast(toastText(problem), "error");
      // The review was submitted from another tab or device, so the page shows the stored review.
      if (problem.kind === "refused" && problem.code === "review_already_submitted") reload();
    },
  });
  return review === null ? (
    <Review booking={booking} form={form} />
  ) : (
    <SubmittedReview booking={booking} review={review} isNew={form.done !== null} />
  );
}
