/** Actions of the forms on the settings page. */
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
