/** What a submission of the page changes. */
export type SettingsIntent = "profile" | "notifications" | "avatar" | "deleteAvatar" | "confirmationMail";
