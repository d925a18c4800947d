/** A part of the workspace and its allowed imports. Tests and stories are exempt. */
export interface Layer {
  name: string;
  /** Paths of the layer. A file belongs to the first layer that matches. */
  files: RegExp;
  /** Packages that it may import, as prefixes. `node:` stands for Node's built-in modules. */
  packages: string[];
}

/** Allowed imports, as in docs/architecture.md. */
export const workspaceLayers: Layer[] = [
  // The phone numbering metadata is large: only the modules that need it may import it.
  {
    name: "domain's phone numbers",
    files: /^packages\/domain\/src\/.*[pP]hone[^/]*\.ts$/,
    packages: ["valibot", "libphonenumber-js"],
  },
  // The list of public suffixes is large: only this module may import it.
  { name: "domain's sites", files: /^packages\/domain\/src\/config\/isSameSite/, packages: ["tldts"] },
  { name: "domain", files: /^packages\/domain\/src\//, packages: ["valibot", "@sayara/domain"] },
  {
    name: "api-client's contract",
    files: /^packages\/api-client\/src\/contract\//,
    packages: ["valibot", "@sayara/domain"],
  },
  {
    name: "api-client",
    files: /^packages\/api-client\/src\//,
    packages: ["valibot", "@valibot/to-json-schema", "@sayara/domain", "ky"],
  },
  {
    name: "i18n",
    files: /^packages\/i18n\/src\//,
    packages: ["@sayara/i18n", "@sayara/domain", "@lingui/core"],
  },
  {
    name: "ui",
    files: /^packages\/ui\/src\//,
    packages: [
      "react",
      "react-dom",
      "@radix-ui/",
      "@vanilla-extract/",
      "@fontsource-variable/",
      "clsx",
      "react-day-picker",
    ],
  },
  {
    name: "telemetry",
    files: /^packages\/telemetry\/src\//,
    packages: ["node:", "@opentelemetry/", "hono", "prom-client"],
  },
  {
    name: "http-guard",
    files: /^packages\/http-guard\/src\//,
    packages: ["node:", "@hono/node-server"],
  },
  {
    name: "the API",
    files: /^apps\/api\/src\//,
    packages: [
      "node:",
      "#api/",
      "@sayara/domain",
      "@sayara/api-client/contract",
      "@sayara/api-client/endpoints",
      "@sayara/api-client/schemasOfInput",
      "@sayara/api-client/openapi",
      "@sayara/i18n",
      "@sayara/http-guard",
      "@sayara/telemetry",
      "@electric-sql/pglite",
      "@hono/node-server",
      "@lingui/core",
      "@node-rs/argon2",
      "altcha-lib",
      "any-ascii",
      "aws4fetch",
      "commander",
      "csv-parse",
      "file-type",
      "fontkit",
      "hono",
      "ical-generator",
      "jose",
      "jsonc-parser",
      "kysely",
      "nodemailer",
      "pdfkit",
      "pg",
      "pino",
      "sharp",
      "stripe",
      "uqr",
      "valibot",
    ],
  },
  {
    name: "the import from BookCars",
    files: /^apps\/import-bookcars\/src\//,
    packages: [
      "node:",
      "@sayara/api",
      "@sayara/domain",
      "commander",
      "jsonc-parser",
      "kysely",
      "pino",
      "valibot",
    ],
  },
  {
    name: "the sandbox gateway",
    files: /^apps\/sandbox-gateway\/src\//,
    packages: [
      "node:",
      "#gateway/",
      "@sayara/domain",
      "@sayara/i18n/cardPage",
      "@sayara/i18n/createI18n",
      "@sayara/i18n/messages/validationText",
      "@sayara/i18n/format",
      "@sayara/http-guard",
      "@sayara/telemetry/log/",
      "@sayara/ui/theme/palette",
      "@hono/node-server",
      "hono",
      "pino",
      "valibot",
    ],
  },
  {
    name: "the website's server",
    files: /^apps\/web\/(server\/|app\/.*\.server\.tsx?$)/,
    packages: [
      "node:",
      "#web/",
      "@sayara/",
      "@hono/node-server",
      "@lingui/",
      "hono",
      "pino",
      "react",
      "react-dom",
      "react-router",
      "valibot",
    ],
  },
  { name: "the website's service worker", files: /^apps\/web\/worker\//, packages: [] },
  {
    name: "the website",
    files: /^apps\/web\/app\//,
    packages: [
      "#web/",
      "@sayara/domain",
      "@sayara/api-client",
      "@sayara/i18n",
      "@sayara/ui",
      "@fontsource-variable/",
      "@lingui/",
      "@react-router/",
      "@vanilla-extract/",
      "@zootools/email-spell-checker",
      "altcha-lib",
      "maplibre-gl",
      "react",
      "react-dom",
      "react-router",
      "topojson-client",
      "valibot",
      "virtual:",
      "web-vitals",
      "world-atlas",
      "zustand",
    ],
  },
];

/**
 * Exempt files. Tests, stories, builds and the development server may import tools, and tests may start another app.
 */
export const exemptFiles =
  /(\.(test|test-d|stories|bench|config|setup)\.tsx?$)|(\/server\/dev\.ts$)|(\/(e2e|screenshots|testing|\.storybook)\/)/;

/** Folders with one public file. Code outside the folder may not import its other files. */
export const closedFolders = [
  { folder: "apps/api/src/search/engine/", publicFile: "apps/api/src/search/engine/createSearchEngine.ts" },
];

/** Layers within the website, outermost first. A module may import from its own layer and those after it. */
export const websiteLayers = [
  {
    name: "routes",
    files: /^apps\/web\/app\/(routes\.ts|root\.tsx|NextPage\.tsx|entry\.(client|server)\.tsx)$/,
  },
  { name: "pages", files: /^apps\/web\/app\/pages\// },
  { name: "shared", files: /^apps\/web\/app\/[^/]+\// },
];

/** Folders that may import only their own files and the named sibling folders. Tests are exempt. */
export const foundations = [
  { folder: "apps/api/src/config/", imports: [] },
  { folder: "apps/api/src/log/", imports: ["config"] },
  { folder: "apps/api/src/database/", imports: ["config", "log"] },
  { folder: "apps/api/src/security/", imports: ["database"] },
  { folder: "apps/api/src/http/", imports: ["config", "database", "log", "security"] },
  { folder: "apps/api/src/storage/", imports: ["config", "database", "http", "log"] },
  { folder: "apps/api/src/pictures/", imports: ["http", "log"] },
  { folder: "apps/api/src/links/", imports: ["database", "http", "security"] },
  { folder: "apps/api/src/mail/", imports: ["config", "database", "http", "links"] },
  { folder: "apps/sandbox-gateway/src/config/", imports: [] },
  { folder: "apps/sandbox-gateway/src/store/", imports: [] },
  { folder: "apps/sandbox-gateway/src/http/", imports: ["config", "store"] },
  { folder: "apps/sandbox-gateway/src/webhooks/", imports: ["http"] },
  { folder: "apps/sandbox-gateway/src/sessions/", imports: ["http", "webhooks"] },
  { folder: "apps/sandbox-gateway/src/cards/", imports: ["http", "sessions"] },
  { folder: "apps/web/app/responses/", imports: [] },
  { folder: "apps/web/app/consent/", imports: [] },
  { folder: "apps/web/app/drafts/", imports: [] },
  { folder: "apps/web/app/hydration/", imports: ["language"] },
  { folder: "apps/web/app/marketplace/", imports: [] },
  { folder: "apps/web/app/toasts/", imports: [] },
  { folder: "apps/web/app/request/", imports: ["responses"] },
  { folder: "apps/web/app/language/", imports: ["marketplace", "request"] },
  { folder: "apps/web/app/offline/", imports: ["language", "request"] },
  { folder: "apps/web/app/session/", imports: ["consent", "language", "offline", "request", "toasts"] },
  { folder: "apps/web/app/analytics/", imports: ["consent", "request", "session"] },
  {
    folder: "apps/web/app/visit/",
    imports: ["analytics", "consent", "hydration", "language", "request"],
  },
  { folder: "apps/web/app/vitals/", imports: ["marketplace", "request"] },
  { folder: "apps/web/app/map/", imports: ["hydration", "language", "marketplace", "request", "session"] },
  { folder: "apps/web/app/captcha/", imports: ["marketplace", "request", "session"] },
  { folder: "packages/domain/src/config/", imports: ["money"] },
  { folder: "packages/domain/src/id/", imports: [] },
  { folder: "packages/domain/src/money/", imports: [] },
  { folder: "packages/domain/src/refusal/", imports: [] },
  { folder: "packages/domain/src/time/", imports: [] },
  { folder: "packages/domain/src/validation/", imports: ["config", "text", "time"] },
  { folder: "packages/domain/src/language/", imports: ["validation"] },
  { folder: "packages/domain/src/pricing/", imports: ["config", "money", "time", "validation"] },
  { folder: "packages/domain/src/text/", imports: [] },
  { folder: "packages/domain/src/location/", imports: ["id", "text", "validation"] },
  { folder: "packages/domain/src/notification/", imports: ["config", "id", "time", "validation"] },
  { folder: "packages/domain/src/subscription/", imports: ["id", "time"] },
  { folder: "packages/domain/src/contact/", imports: ["language", "validation"] },
  { folder: "packages/domain/src/user/", imports: ["id", "language", "time", "validation"] },
  {
    folder: "packages/domain/src/supplier/",
    imports: ["id", "language", "money", "pricing", "time", "validation"],
  },
  { folder: "packages/domain/src/payment/", imports: ["config", "id", "money", "time", "validation"] },
  { folder: "packages/domain/src/car/", imports: ["id", "money", "pricing", "supplier", "validation"] },
  { folder: "packages/domain/src/account/", imports: ["config", "id", "language", "user", "validation"] },
  {
    folder: "packages/domain/src/search/",
    imports: ["car", "config", "id", "money", "pricing", "time", "validation"],
  },
  {
    folder: "packages/domain/src/booking/",
    imports: [
      "car",
      "config",
      "id",
      "location",
      "money",
      "payment",
      "pricing",
      "supplier",
      "text",
      "time",
      "user",
      "validation",
    ],
  },
  {
    folder: "packages/domain/src/review/",
    imports: ["booking", "config", "id", "refusal", "time", "user", "validation"],
  },
];
