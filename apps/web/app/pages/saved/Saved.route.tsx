import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { restoreSession } from "@sayara/frontend/session/restoreSession";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { useSession } from "@sayara/frontend/session/useSession";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import type { User } from "@sayara/domain/user/User";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { useSavedCars } from "#web/shared/SavedCars/useSavedCars.ts";
import type { Route } from "./+types/Saved.route.ts";
import { loadSaved, type SavedData } from "./Saved.load.ts";
import { Saved, SavedSkeleton } from "./Saved.tsx";

/**
 * Runs in the browser only: a guest's cars are on the device, and a driver's need the session cookie, which
 * belongs to the API's host.
 */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs): Promise<SavedData> {
  const user = await restoreSession();
  const call = await context.get(apiContext)();
  const language = context.get(languageContext);
  let data = await loadSaved(call, { user, language });
  if (isSignedOut(data)) {
    clearStoredUser();
    data = await loadSaved(call, { user: null, language });
  }
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  if (data.state === "found")
    useSavedCars.setState({ owner: data.userId, entries: data.items.map(({ entry }) => entry) });
  return data;
}

function isSignedOut(data: SavedData): boolean {
  return data.state === "failed" && data.problem.kind === "refused" && data.problem.code === "not_signed_in";
}

export const clientAction = pageAction(async () => (await import("./Saved.action.ts")).savedAction);
export const clientMiddleware = messagesOf("saved");

export function HydrateFallback() {
  return (
    <Head>
      <SavedSkeleton />
    </Head>
  );
}

export default function SavedRoute({ loaderData: data }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { session } = useSession();
  const user = session.state === "signedIn" ? session.user : null;
  const visitor = user?.id ?? null;
  // The shown cars belong to another person, after a sign-in or sign-out here or in another tab.
  const isOther = session.state !== "unknown" && visitor !== data.userId;
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (isOther) reload();
  }, [isOther]);
  return (
    <Head>
      <Saved
        data={data}
        isSignedIn={user !== null}
        isStaff={user !== null && user.type !== "user"}
        silentBy={user === null ? null : silentBy(user)}
        onReload={() => void revalidate()}
      />
    </Head>
  );
}

function silentBy({ verified, enableEmailNotifications }: User): "switch" | "address" | null {
  if (!verified) return "address";
  return enableEmailNotifications ? null : "switch";
}

function Head({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Saved cars`}
        description={t`The cars you saved, with today's total for your dates.`}
      />
      {children}
    </>
  );
}
