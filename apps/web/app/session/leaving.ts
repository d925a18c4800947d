/** True while somebody signs out: private pages then leave it to that to go elsewhere. */
export const leaving = { now: false };
