import { join } from "node:path";
import type { PagesOptions } from "@sayara/frontend/vite/messagesOfPages";

/** The website's pages, for the plugin that divides the messages among them. */
export const sitePages: PagesOptions = {
  folder: join(import.meta.dirname, ".."),
  alias: "#web/",
  sharedFiles: {
    "mailed-links": ["activate", "change-password", "email-change", "reset-password", "unsubscribe"],
  },
};
