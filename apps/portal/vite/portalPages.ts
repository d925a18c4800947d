import { join } from "node:path";
import type { PagesOptions } from "@sayara/frontend/vite/messagesOfPages";

/** The portal's pages, for the plugin that splits the messages by page. */
export const portalPages: PagesOptions = { folder: join(import.meta.dirname, ".."), alias: "#portal/" };
