import { useSubmission } from "#web/shared/form/useSubmission.ts";
import { useForm } from "#web/shared/form/useForm.ts";
import { profileDraft } from "./profileDraft.ts";
import { pageAction } from "#web/shared/form/pageAction.ts";
import type { SettingsResult } from "./Settings.action.ts";
import { type ProfileValues, profileOf } from "./ProfileValues.ts";
import { useLingui } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { useChangeLanguage } from "#web/session/useChangeLanguage.ts";
import { messagesOf } from "#web/language/messagesOf.ts";
import { apiContext } from "#web/request/requestContext.ts";
import { clearStoredUser } from "#web/session/storedUser/clearStoredUser.ts";
import { refreshUser } from "#web/session/storedUser/storeUser.ts";
import { requireUser } from "#web/session/guard.ts";
import { FailedPage } from "#web/shared/AccountPage/FailedPage.tsx";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { useToastMessages } from "#web/shared/form/useToastMessages.ts";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/Settings.route.ts";
import { loadSettingsPage } from "./Settings.load.ts";
import { Settings } from "./Settings.tsx";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";
import { useOwnData } from "./ownData/useOwnData.ts";
import { useAvatarUpload } from "./avatar/useAvatarUpload.ts";

/** Browser only: the session cookie belongs to the API's host. */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const { id } = await requireUser(request);
  const data = await loadSettingsPage(await context.get(apiContext)(), id);
  if (data.state === "ready") refreshUser(data.user);
  if (data.state === "signedOut") clearStoredUser();
  if (data.state === "failed" && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return data;
}

const loadAction = () => import("./Settings.action.ts");

export const clientAction = pageAction(async () => (await loadAction()).settingsAction);
export const clientMiddleware = messagesOf("settings");

export function HydrateFallback() {
  return (
    <Head>
      <SettingsSkeleton />
    </Head>
  );
}

export default function SettingsRoute({ loaderData: data }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <Head>
      {data.state === "ready" && (
        <SettingsPage key={data.user.id} user={data.user} hasPassword={data.hasPassword} />
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

function SettingsPage({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const { i18n } = useLingui();
  const toastText = useToastMessages();
  const changeLanguage = useChangeLanguage();
  const showProblem = (problem: FormProblem) =>
    showToast(
      isEmailRegistered(problem) ? i18n._(errorMessages.emailRegistered) : toastText(problem),
      "error",
    );

  const profile = useProfile(user, hasPassword, showProblem);
  const avatar = useAvatarUpload(showProblem);
  const ownData = useOwnData(hasPassword);
  const mailSetting = useSubmission({ onProblem: showProblem });
  /** The choice while it is being saved. */
  const [requestedSetting, setRequestedSetting] = useState(user.enableEmailNotifications);
  const confirmation = useSubmission({
    onProblem: (problem) =>
      showToast(toastText(problem, undefined, i18n._(errorMessages.validationEmail)), "error"),
  });
  return (
    <Settings
      user={user}
      profile={profile}
      avatar={avatar}
      notifications={{
        isEnabled: mailSetting.isSending ? requestedSetting : user.enableEmailNotifications,
        isSaving: mailSetting.isSending,
        problem: mailSetting.problem,
        choose(isOn) {
          setRequestedSetting(isOn);
          mailSetting.send({ intent: "notifications", isOn: String(isOn) });
        },
      }}
      onLanguage={(language) => void changeLanguage(language)}
      confirmation={{
        isSending: confirmation.isSending,
        isSent: confirmation.done !== null,
        send: () => confirmation.send({ intent: "confirmationMail" }),
      }}
      ownData={ownData}
    />
  );
}

function useProfile(user: User, hasPassword: boolean, onProblem: (problem: FormProblem) => void) {
  const { i18n } = useLingui();
  const [typedEmail, setTypedEmail] = useState<string | undefined>();
  // The API may require a password even if the page assumed that none exists.
  const [isPasswordRequired, setPasswordRequired] = useState(hasPassword);
  const form = useForm<ProfileValues, SettingsResult>({
    start: profileOf(user),
    draft: profileDraft(user.id),
    loadCheck: async () => {
      const { checkProfileOf } = await loadAction();
      return (values) => checkProfileOf(user, values, isPasswordRequired && isNewAddress(values.email, user));
    },
    onChange: (_name, { email }) => setTypedEmail(email),
    onProblem,
    onDone: () => setTypedEmail(undefined),
  });
  if (form.errors.password !== undefined && !isPasswordRequired) setPasswordRequired(true);
  const requiresPassword = isPasswordRequired && isNewAddress(typedEmail ?? form.start.email, user);
  const { restore, ...formProps } = form;
  // Runs once the account is loaded again: its values are then the saved ones, as the API formats them.
  const isSaved = form.done !== null && !form.isSending;
  const showSaved = useEffectEvent(restore);
  useEffect(() => {
    if (isSaved) showSaved();
  }, [isSaved]);
  return {
    form: formProps,
    emailError:
      form.problem !== null && isEmailRegistered(form.problem)
        ? i18n._(errorMessages.emailRegistered)
        : undefined,
    requiresPassword,
    awaitsPermission: form.done?.awaitsPermission ?? null,
  };
}

/** Returns whether saving requests a new address, neither the current nor the pending one. */
function isNewAddress(typedEmail: string, { email, pendingEmail }: User): boolean {
  const address = typedEmail.trim().toLowerCase();
  return address !== "" && address !== email && address !== pendingEmail;
}

function isEmailRegistered(problem: FormProblem): boolean {
  return problem.kind === "refused" && problem.code === "email_registered";
}
