/** What a form on the settings page changes or downloads. */
export type SettingsIntent =
  | "profile"
  | "notifications"
  | "promotions"
  | "avatar"
  | "deleteAvatar"
  | "confirmationMail"
  | "accountCode"
  | "userData"
  | "deleteAccount";
