import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { languages } from "@sayara/domain/language/Language";

export default defineConfig({
  sourceLocale: "en",
  locales: [...languages],
  catalogs: [
    {
      path: "<rootDir>/locales/{locale}/messages",
      include: ["<rootDir>/src"],
      exclude: ["**/*.test.*", "**/*.stories.*", "<rootDir>/src/compiled/**"],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
