import { t } from "@lingui/core/macro";
import { deleteAvatar, updateAvatar } from "@sayara/api-client/contract/accounts/avatar";
import { deleteAccount, mailAccountCode, userData } from "@sayara/api-client/contract/accounts/ownData";
import { resendLink } from "@sayara/api-client/contract/accounts/resend";
import { updateEmailNotifications, updateUser } from "@sayara/api-client/contract/accounts/updateUser";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { User } from "@sayara/domain/user/User";
import { redirect } from "react-router";
import { settingsInUse } from "#web/marketplace/storedSettings.ts";
import { apiContext } from "#web/request/requestContext.ts";
import { clearUserData } from "#web/session/storedUser/clearUserData.ts";
import { requireUser } from "#web/session/guard.ts";
import { refusedResponse } from "#web/shared/form/FormProblem.ts";
import type { FormResult } from "#web/shared/form/FormResult.ts";
import type { ActionArgs } from "#web/shared/form/pageAction.ts";
import { readValues } from "#web/shared/form/readValues.ts";
import { saveFile } from "#web/shared/saveFile.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import { type ProfileValues, profileOf } from "./ProfileValues.ts";
import { profileDraft } from "./profileDraft.ts";
import { checkProfile } from "./checkProfile.ts";
import type { SettingsIntent } from "./SettingsIntent.ts";
import { unconfirmedAddress } from "./unconfirmedAddress.ts";
import { useUploadShare } from "./avatar/useUploadShare.ts";

/**
 * `awaitsPermission`: a requested address, after a permission link was mailed to the current one [AC6]. `mailedCodeTo`:
 * the address to which a code was mailed.
 */
export type SettingsDone = { awaitsPermission?: string; mailedCodeTo?: string };

type Name = keyof ProfileValues;
type Result = FormResult<Name, SettingsDone>;

/** Validates the profile values of the user's account. */
export function checkProfileOf(user: User, values: ProfileValues, asksPassword: boolean) {
  const { timeZone, minimumAge } = settingsInUse();
  const today = dateInZone(new Date(), timeZone);
  return checkProfile(values, { id: user.id, known: profileOf(user), asksPassword, today, minimumAge });
}

/** Returns the password, or the code from the mail. */
function proofOf(typed: FormData) {
  const [password, code] = [typed.get("password"), typed.get("code")];
  return { ...(typeof password === "string" && { password }), ...(typeof code === "string" && { code }) };
}

/** Saves the changes that the form's intent selects. */
export async function settingsAction({ request, context }: ActionArgs): Promise<Result> {
  const [data, user] = await Promise.all([request.formData(), requireUser(request)]);
  const call = await context.get(apiContext)();
  switch (data.get("intent") as SettingsIntent) {
    case "profile":
      return saveProfile(data);
    case "notifications":
      return switchMails(data.get("isOn") === "true");
    case "avatar":
      return saveAvatar(data.get("image"));
    case "deleteAvatar":
      return removeAvatar();
    case "confirmationMail":
      return mailConfirmation();
    case "accountCode":
      return mailCode();
    case "userData":
      return downloadData(data);
    case "deleteAccount":
      return removeAccount(data);
  }

  async function mailCode(): Promise<Result> {
    const answer = await call(mailAccountCode, { params: { id: user.id } });
    return answer.ok ? { done: { mailedCodeTo: answer.data.email } } : refusedResponse(answer.refusal);
  }

  async function downloadData(typed: FormData): Promise<Result> {
    const answer = await call(userData, { params: { id: user.id }, body: proofOf(typed) });
    if (!answer.ok) return refusedResponse(answer.refusal);
    const file = new Blob([JSON.stringify(answer.data, null, 2)], { type: "application/json" });
    saveFile(file, `user-data-${answer.data.createdAt.slice(0, 10)}.json`);
    const saved =
      answer.data.incomplete === undefined
        ? t`The file with your data is saved.`
        : t`The file with your data is saved. Of very long lists it has only the newest entries: write to us for the rest.`;
    showToast(saved, "success");
    return { done: {} };
  }

  async function removeAccount(typed: FormData): Promise<Result> {
    const answer = await call(deleteAccount, { params: { id: user.id }, body: proofOf(typed) });
    if (!answer.ok) return refusedResponse(answer.refusal);
    clearUserData();
    showToast(t`Your account is deleted. We have sent you an email that says so.`, "success");
    throw redirect("/");
  }

  async function saveProfile(typed: FormData): Promise<Result> {
    const values = readValues(typed, profileOf(user));
    const { errors, ready } = checkProfileOf(user, values, typed.has("password"));
    if (ready === null) return { errors };
    const answer = await call(updateUser, { body: ready });
    if (!answer.ok) {
      const refused = refusedResponse(answer.refusal);
      return answer.refusal.code === "email_registered" ? { ...refused, focus: "email" } : refused;
    }
    // Before the toast: if the user leaves as soon as it appears, no draft remains.
    profileDraft(user.id).clear();
    showToast(t`Your profile is saved.`, "success");
    const { email } = ready;
    const isAwaited = answer.outcome === "emailAwaitsPermission" && email !== undefined;
    return { done: isAwaited ? { awaitsPermission: email } : {} };
  }

  async function switchMails(enableEmailNotifications: boolean): Promise<Result> {
    const answer = await call(updateEmailNotifications, { body: { enableEmailNotifications } });
    if (!answer.ok) return refusedResponse(answer.refusal);
    showToast(
      enableEmailNotifications ? t`You will get emails about your bookings.` : t`You will get fewer emails.`,
      "success",
    );
    return { done: {} };
  }

  async function saveAvatar(image: FormDataEntryValue | null): Promise<Result> {
    const body = new FormData();
    if (image instanceof File) body.append("image", image, image.name);
    const onUploadProgress = (share: number) => useUploadShare.setState({ share });
    const answer = await call(updateAvatar, { params: { id: user.id }, body }, { onUploadProgress });
    if (!answer.ok) return refusedResponse(answer.refusal);
    showToast(t`Your new picture is saved.`, "success");
    return { done: {} };
  }

  async function removeAvatar(): Promise<Result> {
    const answer = await call(deleteAvatar, { params: { id: user.id } });
    if (!answer.ok) return refusedResponse(answer.refusal);
    showToast(t`Your picture is deleted.`, "success");
    return { done: {} };
  }

  async function mailConfirmation(): Promise<Result> {
    const answer = await call(resendLink, { body: { email: unconfirmedAddress(user) ?? user.email } });
    if (!answer.ok) return refusedResponse(answer.refusal);
    return answer.outcome === "mailed" ? { done: {} } : { problem: { kind: "no" } };
  }
}
