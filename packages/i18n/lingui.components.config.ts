import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { componentLanguages } from "@sayara/domain/language/ComponentLanguage";

/** Messages of the UI components, the only catalogue with Greek (product.md, section 1). */
export default defineConfig({
  sourceLocale: "en",
  locales: [...componentLanguages],
  catalogs: [
    { path: "<rootDir>/locales/{locale}/components", include: ["src/components"], exclude: ["**/*.test.ts"] },
  ],
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
  orderBy: "messageId",
});
