import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["fr", "en", "es"],
  catalogs: [
    {
      path: "<rootDir>/locales/{locale}/messages",
      include: ["<rootDir>/src"],
      exclude: ["**/*.test.*", "**/*.stories.*", "<rootDir>/src/compiled/**"],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
