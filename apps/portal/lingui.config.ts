import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { languages } from "@sayara/domain/language/Language";

const exclude = ["**/*.test.*", "**/*.stories.*"];

export default defineConfig({
  sourceLocale: "en",
  locales: [...languages],
  catalogs: [
    {
      path: "<rootDir>/app/pages/{name}/locales/{locale}",
      include: ["<rootDir>/app/pages/{name}/"],
      // Excluded because it has no texts. The root renders its screen.
      exclude: [...exclude, "<rootDir>/app/pages/not-found{,/}"],
    },
    {
      path: "<rootDir>/app/locales/{locale}",
      include: ["<rootDir>/app"],
      exclude: [...exclude, "<rootDir>/app/pages/**"],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
