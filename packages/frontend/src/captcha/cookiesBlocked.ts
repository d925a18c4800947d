/** Problem of a form whose captcha pass (a cookie) was not stored by the browser. */
export const cookiesBlocked = { kind: "fault", fault: "cookies" } as const;
