export type NewPasswordValues = { password: string; confirmation: string };

export const emptyNewPassword: NewPasswordValues = { password: "", confirmation: "" };
