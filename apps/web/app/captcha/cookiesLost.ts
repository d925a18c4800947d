/** Problem of a form whose captcha's pass, a cookie, the browser did not keep. */
export const cookiesLost = { kind: "fault", fault: "cookies" } as const;
