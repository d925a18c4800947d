/** The type of a module that waits for `startAfterPaint`: no browser runs it. */
export const waitingModule = "text/x-module";
