/** Script type of a module until `startAfterPaint` starts it. No browser runs this type. */
export const postponedModuleType = "text/x-module";
