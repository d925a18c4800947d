import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { languages } from "@sayara/domain/language/Language";

/**
 * Messages, emails, booking files, imported tables and the sandbox gateway's pages, in the product's languages. Component messages
 * have Greek too: see lingui.components.config.ts.
 */
export default defineConfig({
  sourceLocale: "en",
  locales: [...languages],
  catalogs: [
    { path: "<rootDir>/locales/{locale}/messages", include: ["src/messages"], exclude: ["**/*.test.ts"] },
    { path: "<rootDir>/locales/{locale}/mails", include: ["src/mails"], exclude: ["**/*.test.ts"] },
    { path: "<rootDir>/locales/{locale}/documents", include: ["src/documents"], exclude: ["**/*.test.ts"] },
    { path: "<rootDir>/locales/{locale}/tables", include: ["src/tables"], exclude: ["**/*.test.ts"] },
    { path: "<rootDir>/locales/{locale}/cardPage", include: ["src/cardPage"], exclude: ["**/*.test.ts"] },
  ],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  orderBy: "messageId",
});
