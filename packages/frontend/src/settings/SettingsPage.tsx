import { useLingui } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { FailedPage } from "@sayara/frontend/AccountPage/FailedPage";
import { usePictureUpload } from "@sayara/frontend/PictureUpload/usePictureUpload";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { useForm } from "@sayara/frontend/form/useForm";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { useOwnerProof } from "@sayara/frontend/ownerProof/useOwnerProof";
import { useChangeLanguage } from "@sayara/frontend/session/useChangeLanguage";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { SettingsData } from "./loadSettingsPage.ts";
import type { OwnDataIntent } from "./ownData/OwnDataIntent.ts";
import { profileDraft } from "./profileDraft.ts";
import { type ProfileValues, profileOf } from "./ProfileValues.ts";
import { Settings } from "./Settings.tsx";
import type { SettingsResult } from "./settingsAction.ts";
import type { SettingsIntent } from "./SettingsIntent.ts";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";

/** Size of the uploaded picture, in pixels. */
const AVATAR_SIZE = { width: 512, height: 512 };

/** Content of `/settings` of both frontends. `device`: the section about a driver's device, on the website. */
export function SettingsPage({ data, device = null }: { data: SettingsData; device?: ReactNode }) {
  const { revalidate } = useRevalidator();
  if (data.state === "signedOut") return <SettingsSkeleton />;
  if (data.state === "failed") return <FailedPage problem={data.problem} onRetry={() => void revalidate()} />;
  const { user, hasPassword } = data;
  return <ReadyPage key={user.id} {...{ user, hasPassword, device }} />;
}

interface ReadyPageProps {
  user: User;
  hasPassword: boolean;
  device: ReactNode;
}

function ReadyPage({ user, hasPassword, device }: ReadyPageProps) {
  const { i18n } = useLingui();
  const toastText = useToastMessages();
  const changeLanguage = useChangeLanguage();
  const showProblem = (problem: FormProblem) =>
    showToast(
      isEmailRegistered(problem) ? i18n._(errorMessages.emailRegistered) : toastText(problem),
      "error",
    );

  const profile = useProfile(user, hasPassword, showProblem);
  const avatar = usePictureUpload({
    target: AVATAR_SIZE,
    intent: "avatar" satisfies SettingsIntent,
    deleteIntent: "deleteAvatar" satisfies SettingsIntent,
    onProblem: showProblem,
  });
  const ownData = useOwnerProof<OwnDataIntent>(hasPassword);
  const notifications = useMailSwitch("notifications", user.enableEmailNotifications, showProblem);
  const promotions = useMailSwitch("promotions", user.acceptsPromotions === true, showProblem);
  const confirmation = useSubmission({
    onProblem: (problem) =>
      showToast(toastText(problem, undefined, i18n._(errorMessages.validationEmail)), "error"),
  });
  return (
    <Settings
      user={user}
      profile={profile}
      avatar={avatar}
      notifications={notifications}
      promotions={promotions}
      device={user.type === "user" ? device : null}
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

/** Manages an email switch, which shows the new choice while it is being saved. */
function useMailSwitch(
  intent: Extract<SettingsIntent, "notifications" | "promotions">,
  isOn: boolean,
  onProblem: (problem: FormProblem) => void,
) {
  const { send, isSending, problem } = useSubmission({ onProblem });
  const [requested, setRequested] = useState(isOn);
  return {
    isEnabled: isSending ? requested : isOn,
    isSaving: isSending,
    problem,
    choose(chosen: boolean) {
      setRequested(chosen);
      send({ intent, isOn: String(chosen) });
    },
  };
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
      const { checkProfileOf } = await import("./settingsAction.ts");
      return (values) => checkProfileOf(user, values, isPasswordRequired && isNewAddress(values.email, user));
    },
    onChange: (_name, { email }) => setTypedEmail(email),
    onProblem,
    onDone: () => setTypedEmail(undefined),
  });
  if (form.errors.password !== undefined && !isPasswordRequired) setPasswordRequired(true);
  const requiresPassword = isPasswordRequired && isNewAddress(typedEmail ?? form.start.email, user);
  const { restore, ...formProps } = form;
  // True once the account has reloaded after saving. Its values are then the saved ones, as formatted by the
  // API.
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

/** Returns whether the typed address is new: neither the current nor the pending one. */
function isNewAddress(typedEmail: string, { email, pendingEmail }: User): boolean {
  const address = typedEmail.trim().toLowerCase();
  return address !== "" && address !== email && address !== pendingEmail;
}

function isEmailRegistered(problem: FormProblem): boolean {
  return problem.kind === "refused" && problem.code === "email_registered";
}
