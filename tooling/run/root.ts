import { fileURLToPath } from "node:url";

/** Path of the workspace's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
