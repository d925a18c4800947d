export type ChangePasswordValues = { current: string; password: string; confirmation: string };

export const emptyChangePassword: ChangePasswordValues = { current: "", password: "", confirmation: "" };
