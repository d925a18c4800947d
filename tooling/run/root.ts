import { fileURLToPath } from "node:url";

/** Path of the workspace. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
