import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";

export default defineConfig({
  sourceLocale: "en",
  locales: ["fr", "en", "es"],
  catalogs: [
    {
      path: "<rootDir>/app/language/locales/{locale}",
      include: ["<rootDir>/app"],
      exclude: ["**/*.test.*", "**/*.stories.*"],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
