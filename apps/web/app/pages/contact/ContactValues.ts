export type ContactValues = { from: string; subject: string; message: string; captcha: boolean };
