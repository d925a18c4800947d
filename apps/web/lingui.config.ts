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
      // The not-found screen is shared, and so are its messages.
      exclude: [...exclude, "<rootDir>/app/pages/not-found{,/}"],
    },
    {
      // Server only: no browser fetches them.
      path: "<rootDir>/app/busy/locales/{locale}",
      include: ["<rootDir>/app/busy/"],
      exclude,
    },
    {
      path: "<rootDir>/app/language/locales/{locale}",
      include: ["<rootDir>/app"],
      exclude: [...exclude, "<rootDir>/app/pages/**", "<rootDir>/app/busy/**"],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
