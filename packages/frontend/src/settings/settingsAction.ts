import { t } from "@lingui/core/macro";
import { deleteAvatar, updateAvatar } from "@sayara/api-client/contract/accounts/avatar";
import { deleteAccount, mailAccountCode, userData } from "@sayara/api-client/contract/accounts/ownData";
import { resendLink } from "@sayara/api-client/contract/accounts/resend";
import {
  updateEmailNotifications,
  updatePromotions,
  updateUser,
} from "@sayara/api-client/contract/accounts/updateUser";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { User } from "@sayara/domain/user/User";
import { redirect } from "react-router";
import { currentSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { clearUserData } from "@sayara/frontend/session/storedUser/clearUserData";
import { requireUser } from "@sayara/frontend/session/guard";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { proofOf } from "@sayara/frontend/ownerProof/proofOf";
import { saveFile } from "@sayara/frontend/files/saveFile";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { type ProfileValues, profileOf } from "./ProfileValues.ts";
import { profileDraft } from "./profileDraft.ts";
import { checkProfile } from "./checkProfile.ts";
import type { SettingsIntent } from "./SettingsIntent.ts";
import { unconfirmedEmail } from "./unconfirmedEmail.ts";
import { sendUpload } from "../upload/sendUpload.ts";
import { PICTURE_UPLOAD } from "../upload/useUpload.ts";

/**
 * `awaitsPermission`: a requested address, after a permission link was mailed to the current one [AC6]. `mailedCodeTo`:
 * the address to which a code was mailed.
 */
export type SettingsResult = { awaitsPermission?: string; mailedCodeTo?: string };

type Name = keyof ProfileValues;
type Result = FormResult<Name, SettingsResult>;

/** Validates the profile values of the user's account. */
export function checkProfileOf(user: User, values: ProfileValues, requiresPassword: boolean) {
  const { timeZone, minimumAge } = currentSettings();
  const today = dateInZone(new Date(), timeZone);
  return checkProfile(values, {
    id: user.id,
    savedValues: profileOf(user),
    requiresPassword,
    today,
    minimumAge,
  });
}

/** Saves the changes that the form's intent selects. */
export async function settingsAction({ request, context }: ActionArgs): Promise<Result> {
  const [data, user] = await Promise.all([request.formData(), requireUser(request)]);
  const call = await context.get(apiContext)();
  switch (data.get("intent") as SettingsIntent) {
    case "profile":
      return saveProfile(data);
    case "notifications":
      return setEmailNotifications(data.get("isOn") === "true");
    case "promotions":
      return setPromotions(data.get("isOn") === "true");
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
    const response = await call(mailAccountCode, { params: { id: user.id } });
    return response.ok ? { done: { mailedCodeTo: response.data.email } } : refusedResult(response.refusal);
  }

  async function downloadData(formData: FormData): Promise<Result> {
    const response = await call(userData, { params: { id: user.id }, body: proofOf(formData) });
    if (!response.ok) return refusedResult(response.refusal);
    const file = new Blob([JSON.stringify(response.data, null, 2)], { type: "application/json" });
    saveFile(file, `user-data-${response.data.createdAt.slice(0, 10)}.json`);
    const saved =
      response.data.incomplete === undefined
        ? t`The file with your data is saved.`
        : t`The file with your data is saved. Of very long lists it has only the newest entries: write to us for the rest.`;
    showToast(saved, "success");
    return { done: {} };
  }

  async function removeAccount(formData: FormData): Promise<Result> {
    const response = await call(deleteAccount, { params: { id: user.id }, body: proofOf(formData) });
    if (!response.ok) return refusedResult(response.refusal);
    clearUserData();
    showToast(t`Your account is deleted. We have sent you an email that says so.`, "success");
    throw redirect("/");
  }

  async function saveProfile(formData: FormData): Promise<Result> {
    const values = readValues(formData, profileOf(user));
    const { errors, ready } = checkProfileOf(user, values, formData.has("password"));
    if (ready === null) return { errors };
    const response = await call(updateUser, { body: ready });
    if (!response.ok) {
      const errorResult = refusedResult(response.refusal);
      return response.refusal.code === "email_registered" ? { ...errorResult, focus: "email" } : errorResult;
    }
    // Before the toast: if the user leaves as soon as it appears, no draft remains.
    profileDraft(user.id).clear();
    showToast(t`Your profile is saved.`, "success");
    const { email } = ready;
    const isAwaited = response.outcome === "emailAwaitsPermission" && email !== undefined;
    return { done: isAwaited ? { awaitsPermission: email } : {} };
  }

  async function setEmailNotifications(enableEmailNotifications: boolean): Promise<Result> {
    const response = await call(updateEmailNotifications, { body: { enableEmailNotifications } });
    if (!response.ok) return refusedResult(response.refusal);
    showToast(
      enableEmailNotifications ? t`You will get emails about your bookings.` : t`You will get fewer emails.`,
      "success",
    );
    return { done: {} };
  }

  async function setPromotions(acceptsPromotions: boolean): Promise<Result> {
    const body = { acceptsPromotions, language: context.get(languageContext) };
    const response = await call(updatePromotions, { body });
    if (!response.ok) return refusedResult(response.refusal);
    showToast(
      acceptsPromotions ? t`You will get offers and news by email.` : t`You will get no more offers.`,
      "success",
    );
    return { done: {} };
  }

  async function saveAvatar(image: FormDataEntryValue | null): Promise<Result> {
    const body = new FormData();
    if (image instanceof File) body.append("image", image, image.name);
    const response = await sendUpload(PICTURE_UPLOAD, (options) =>
      call(updateAvatar, { params: { id: user.id }, body }, options),
    );
    if (response === null) return { errors: {} };
    if (!response.ok) return refusedResult(response.refusal);
    showToast(t`Your new picture is saved.`, "success");
    return { done: {} };
  }

  async function removeAvatar(): Promise<Result> {
    const response = await call(deleteAvatar, { params: { id: user.id } });
    if (!response.ok) return refusedResult(response.refusal);
    showToast(t`Your picture is deleted.`, "success");
    return { done: {} };
  }

  async function mailConfirmation(): Promise<Result> {
    const response = await call(resendLink, { body: { email: unconfirmedEmail(user) ?? user.email } });
    if (!response.ok) return refusedResult(response.refusal);
    return response.outcome === "mailed" ? { done: {} } : { problem: { kind: "declined" } };
  }
}
