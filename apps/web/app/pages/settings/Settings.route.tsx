import { useLingui } from "@lingui/react/macro";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { User } from "@sayara/domain/user/User";
import { errorWords } from "@sayara/i18n/words/errorWords";
import { faultWords } from "@sayara/i18n/words/faultWords";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { useChangeLanguage } from "#web/session/useChangeLanguage.ts";
import { wordsOf } from "#web/language/wordsOf.ts";
import { useSettings } from "#web/marketplace/SettingsContext.ts";
import { openBrowserApi } from "#web/session/openBrowserApi.ts";
import { apiContext } from "#web/request/requestContext.ts";
import { forgetUser } from "#web/session/forgetUser.ts";
import { refreshUser } from "#web/session/keepUser.ts";
import { requireUser } from "#web/session/requireUser.ts";
import { usePrivatePage } from "#web/session/usePrivatePage.ts";
import { FailedPage } from "#web/shared/AccountPage/FailedPage.tsx";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { useToastWords } from "#web/shared/form/useToastWords.ts";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/Settings.route.ts";
import { loadSettingsPage } from "./Settings.load.ts";
import { Settings } from "./Settings.tsx";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";
import { useAvatarUpload } from "./useAvatarUpload.ts";
import { useConfirmationMail } from "./useConfirmationMail.ts";
import { useNotificationChoice } from "./useNotificationChoice.ts";
import { useProfile } from "./useProfile.ts";
import { unconfirmedAddress } from "./unconfirmedAddress.ts";

/** Runs in the browser only: the session cookie belongs to the API's host. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const { id } = await requireUser(request);
  const data = await loadSettingsPage(await context.get(apiContext)(), id);
  if (data.state === "ready") refreshUser(data.user);
  if (data.state === "signedOut") forgetUser();
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultWords.unknown);
  return data;
}

export const clientMiddleware = wordsOf("settings");

export function HydrateFallback() {
  return (
    <Head>
      <SettingsSkeleton />
    </Head>
  );
}

export default function SettingsRoute({ loaderData: data }: Route.ComponentProps) {
  usePrivatePage();
  const { revalidate } = useRevalidator();
  return (
    <Head>
      {data.state === "ready" && (
        <SettingsPage
          key={data.user.id}
          user={data.user}
          hasPassword={data.hasPassword}
          onChanged={revalidate}
        />
      )}
      {data.state === "signedOut" && <SettingsSkeleton />}
      {data.state === "failed" && <FailedPage problem={data.problem} onRetry={() => void revalidate()} />}
    </Head>
  );
}

function Head({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Settings`} description={t`Your profile, your picture and what we write to you.`} />
      {children}
    </>
  );
}

/** `onChanged` reloads the account, so that the page shows the saved values. */
function SettingsPage({
  user,
  hasPassword,
  onChanged,
}: {
  user: User;
  hasPassword: boolean;
  onChanged: () => Promise<void>;
}) {
  const { t, i18n } = useLingui();
  const { timeZone, minimumAge } = useSettings();
  const words = useToastWords();
  const changeLanguage = useChangeLanguage();

  function showProblem(problem: FormProblem) {
    if (problem.kind === "refused" && problem.code === "not_signed_in") forgetUser();
    const isTaken = problem.kind === "refused" && problem.code === "email_registered";
    showToast(isTaken ? i18n._(errorWords.emailRegistered) : words(problem), "error");
  }
  const tools = { openApi: openBrowserApi, onProblem: showProblem };

  const profile = useProfile({
    ...tools,
    user,
    hasPassword,
    rules: () => ({ today: dateInZone(new Date(), timeZone), minimumAge }),
    reload: onChanged,
    onSaved: () => showToast(t`Your profile is saved.`, "success"),
  });
  const avatar = useAvatarUpload({
    ...tools,
    userId: user.id,
    onChanged: (picture) => {
      showToast(picture === null ? t`Your picture is deleted.` : t`Your new picture is saved.`, "success");
      void onChanged();
    },
  });
  const notifications = useNotificationChoice({
    ...tools,
    isEnabled: user.enableEmailNotifications,
    onChanged: (isOn) => {
      showToast(
        isOn ? t`You will get emails about your bookings.` : t`You will get fewer emails.`,
        "success",
      );
      void onChanged();
    },
  });
  const confirmation = useConfirmationMail({
    openApi: openBrowserApi,
    email: unconfirmedAddress(user) ?? user.email,
    onProblem: (problem) => showToast(words(problem, undefined, i18n._(errorWords.validationEmail)), "error"),
  });
  return (
    <Settings
      user={user}
      profile={profile}
      avatar={avatar}
      notifications={notifications}
      onLanguage={(language) => void changeLanguage(language)}
      confirmation={confirmation}
    />
  );
}
