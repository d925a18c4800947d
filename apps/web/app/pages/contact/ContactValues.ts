export type ContactValues = { from: string; subject: string; message: string; captcha: boolean };

export const emptyContact: ContactValues = { from: "", subject: "", message: "", captcha: false };
