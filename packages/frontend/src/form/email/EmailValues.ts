export type EmailValues = { email: string };

export const emptyEmail: EmailValues = { email: "" };
