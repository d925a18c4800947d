/** What a submission of the page changes, or downloads. */
export type SettingsIntent =
  | "profile"
  | "notifications"
  | "avatar"
  | "deleteAvatar"
  | "confirmationMail"
  | "accountCode"
  | "userData"
  | "deleteAccount";
