/** A part of the workspace and its allowed imports. Tests and stories are exempt. */
export interface Layer {
  name: string;
  /** Paths of the layer. A file belongs to the first layer that matches. */
  files: RegExp;
  /** Packages that the layer may import, as prefixes. `node:` stands for Node's built-in modules. */
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
    name: "catalogue",
    files: /^packages\/catalogue\/src\//,
    packages: ["@sayara/domain", "@sayara/i18n/tables/", "csv-parse/browser/", "jsonc-parser", "valibot"],
  },
  {
    name: "http-guard",
    files: /^packages\/http-guard\/src\//,
    packages: ["node:", "@hono/node-server", "@sayara/telemetry/log/", "hono", "pino"],
  },
  {
    name: "frontend",
    files: /^packages\/frontend\/src\//,
    packages: [
      "@sayara/api-client",
      "@sayara/domain",
      "@sayara/frontend",
      "@sayara/i18n",
      "@sayara/ui",
      "@simplewebauthn/browser",
      "@lingui/",
      "@vanilla-extract/",
      "@zootools/email-spell-checker",
      "altcha-lib",
      "maplibre-gl",
      "react",
      "react-router",
      "uqr",
      "valibot",
      "virtual:",
      "zustand",
    ],
  },
  {
    name: "the portal's server",
    files: /^apps\/portal\/server\//,
    packages: [
      "node:",
      "@hono/node-server",
      "@sayara/domain",
      "@sayara/http-guard",
      "hono",
      "pino",
      "react-router",
      "valibot",
    ],
  },
  {
    name: "the portal",
    files: /^apps\/portal\/app\//,
    packages: [
      "#portal/",
      "@sayara/api-client",
      "@sayara/catalogue",
      "@sayara/domain",
      "@sayara/frontend",
      "@sayara/i18n",
      "@sayara/ui",
      "@lingui/",
      "@react-router/",
      "@vanilla-extract/",
      "react",
      "react-dom",
      "react-router",
      "valibot",
      "zustand",
    ],
  },
  {
    name: "the API",
    files: /^apps\/api\/src\//,
    packages: [
      "node:",
      "#api/",
      "@sayara/catalogue",
      "@sayara/domain",
      "@sayara/api-client/contract",
      "@sayara/api-client/endpoints",
      "@sayara/api-client/schemasOfInput",
      "@sayara/api-client/openapi",
      "@sayara/i18n",
      "@sayara/http-guard",
      "@sayara/telemetry",
      "@simplewebauthn/server",
      "@electric-sql/pglite",
      "@hono/node-server",
      "@lingui/core",
      "@node-rs/argon2",
      "altcha-lib",
      "any-ascii",
      "aws4fetch",
      "bidi-js",
      "commander",
      "csv-parse",
      "file-type",
      "fontkit",
      "hono",
      "ical-generator",
      "ical.js",
      "jose",
      "jsonc-parser",
      "kysely",
      "nodemailer",
      "otpauth",
      "pdfkit",
      "pg",
      "pino",
      "sharp",
      "stripe",
      "uqr",
      "valibot",
      "web-push",
    ],
  },
  {
    name: "the import from BookCars",
    files: /^apps\/import-bookcars\/src\//,
    packages: [
      "node:",
      "@sayara/api",
      "@sayara/catalogue",
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
      "lru-cache",
      "pino",
      "react",
      "react-dom",
      "react-router",
      "valibot",
    ],
  },
  {
    name: "a service worker",
    files: /^apps\/(?:portal|web)\/worker\//,
    packages: ["@sayara/domain/language/"],
  },
  {
    name: "the website",
    files: /^apps\/web\/app\//,
    packages: [
      "#web/",
      "@sayara/domain",
      "@sayara/api-client",
      "@sayara/frontend",
      "@sayara/i18n",
      "@sayara/ui",
      "@fontsource-variable/",
      "@lingui/",
      "@react-router/",
      "@vanilla-extract/",
      "@zootools/email-spell-checker",
      "altcha-lib",
      "lru-cache",
      "maplibre-gl",
      "lru-cache",
      "react",
      "react-dom",
      "react-router",
      "valibot",
      "virtual:",
      "web-vitals",
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

/**
 * Layers within the website and within the portal, outermost first. A module may import from its own layer
 * and from later ones.
 */
export const frontendLayers = [
  {
    name: "routes",
    files:
      /^apps\/(?:portal|web)\/app\/(routes\.ts|root\.tsx|NextPagePreload\.tsx|entry\.(client|server)\.tsx)$/,
  },
  { name: "pages", files: /^apps\/(?:portal|web)\/app\/pages\// },
  { name: "shared", files: /^apps\/(?:portal|web)\/app\/[^/]+\// },
];

/**
 * Folders that may import only their own files and the named folders of their package's sources. The first
 * match applies. Tests are exempt.
 */
export const foundations = [
  { folder: "apps/api/src/server/config/", imports: [] },
  { folder: "apps/api/src/server/log/", imports: ["server/config"] },
  { folder: "apps/api/src/database/", imports: ["server/config", "server/log"] },
  {
    folder: "apps/api/src/server/http/",
    imports: ["database", "security", "server/config", "server/log"],
  },
  { folder: "apps/api/src/security/links/", imports: ["database", "security", "server/http"] },
  { folder: "apps/api/src/security/captcha/", imports: ["database", "security", "server/http"] },
  { folder: "apps/api/src/security/", imports: ["database"] },
  {
    folder: "apps/api/src/files/storage/",
    imports: ["database", "server/config", "server/http", "server/log"],
  },
  { folder: "apps/api/src/files/pictures/", imports: ["server/http", "server/log"] },
  {
    folder: "apps/api/src/messaging/mail/",
    imports: ["database", "security/links", "server/config", "server/http"],
  },
  { folder: "apps/sandbox-gateway/src/config/", imports: [] },
  { folder: "apps/sandbox-gateway/src/store/", imports: [] },
  { folder: "apps/sandbox-gateway/src/http/", imports: ["config", "store"] },
  { folder: "apps/sandbox-gateway/src/webhooks/", imports: ["http"] },
  { folder: "apps/sandbox-gateway/src/sessions/", imports: ["http", "webhooks"] },
  { folder: "apps/sandbox-gateway/src/cards/", imports: ["http", "sessions"] },
  { folder: "apps/web/app/responses/", imports: [] },
  { folder: "apps/web/app/consent/", imports: [] },
  { folder: "apps/web/app/hydration/", imports: ["language"] },
  { folder: "apps/web/app/marketplace/", imports: [] },
  { folder: "apps/web/app/request/", imports: ["responses"] },
  { folder: "apps/web/app/language/", imports: ["request"] },
  { folder: "apps/web/app/offline/", imports: ["language", "request"] },
  { folder: "apps/web/app/session/", imports: ["consent", "offline", "request"] },
  { folder: "apps/web/app/analytics/", imports: ["consent", "request", "session"] },
  {
    folder: "apps/web/app/visit/",
    imports: ["analytics", "consent", "hydration", "language", "request"],
  },
  { folder: "apps/web/app/vitals/", imports: ["marketplace", "request"] },
  { folder: "apps/web/app/map/", imports: ["hydration", "language", "marketplace", "request", "session"] },
  { folder: "packages/frontend/src/configuration/", imports: [] },
  { folder: "packages/frontend/src/drafts/", imports: [] },
  { folder: "packages/frontend/src/marketplace/", imports: [] },
  { folder: "packages/frontend/src/request/", imports: [] },
  { folder: "packages/frontend/src/toasts/", imports: [] },
  { folder: "packages/frontend/src/language/", imports: ["configuration", "marketplace", "request"] },
  {
    folder: "packages/frontend/src/session/",
    imports: ["configuration", "language", "request", "toasts"],
  },
  { folder: "packages/domain/src/config/", imports: ["money"] },
  { folder: "packages/domain/src/id/", imports: [] },
  { folder: "packages/domain/src/money/", imports: [] },
  { folder: "packages/domain/src/refusal/", imports: [] },
  { folder: "packages/domain/src/time/", imports: [] },
  { folder: "packages/domain/src/validation/", imports: ["config", "text", "time"] },
  { folder: "packages/domain/src/language/", imports: ["validation"] },
  {
    folder: "packages/domain/src/pricing/",
    imports: ["config", "id", "language", "money", "time", "validation"],
  },
  { folder: "packages/domain/src/text/", imports: [] },
  { folder: "packages/domain/src/location/", imports: ["id", "language", "text", "validation"] },
  { folder: "packages/domain/src/notification/", imports: ["config", "id", "time", "validation"] },
  { folder: "packages/domain/src/subscription/", imports: ["config", "id", "money", "testing", "time"] },
  { folder: "packages/domain/src/contact/", imports: ["language", "validation"] },
  { folder: "packages/domain/src/deposit/", imports: ["money", "validation"] },
  { folder: "packages/domain/src/user/", imports: ["id", "language", "supplier", "time", "validation"] },
  {
    folder: "packages/domain/src/supplier/",
    imports: ["deposit", "id", "language", "location", "money", "pricing", "time", "validation"],
  },
  { folder: "packages/domain/src/payment/", imports: ["config", "id", "money", "time", "validation"] },
  {
    folder: "packages/domain/src/car/",
    imports: ["deposit", "id", "language", "money", "pricing", "supplier", "text", "time", "validation"],
  },
  {
    folder: "packages/domain/src/season/",
    imports: ["car", "config", "id", "money", "pricing", "time", "validation"],
  },
  {
    folder: "packages/domain/src/account/",
    imports: ["config", "id", "language", "supplier", "text", "user", "validation"],
  },
  {
    folder: "packages/domain/src/search/",
    imports: ["car", "config", "deposit", "id", "money", "pricing", "time", "validation"],
  },
  {
    folder: "packages/domain/src/booking/",
    imports: [
      "car",
      "config",
      "deposit",
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
  { folder: "packages/domain/src/ledger/", imports: ["booking", "money", "payment", "testing"] },
  {
    folder: "packages/domain/src/block/",
    imports: ["booking", "config", "id", "money", "time", "validation"],
  },
  {
    folder: "packages/domain/src/review/",
    imports: ["booking", "config", "id", "language", "refusal", "time", "user", "validation"],
  },
];
