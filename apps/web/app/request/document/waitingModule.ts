/** Script type of a module until `startAfterPaint` starts it. No browser runs this type. */
export const waitingModule = "text/x-module";
