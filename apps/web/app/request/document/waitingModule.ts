/** Script type of a module until `startAfterPaint` starts it: no browser runs it. */
export const waitingModule = "text/x-module";
