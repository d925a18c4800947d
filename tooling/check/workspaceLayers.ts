/** A part of the workspace and what its modules may import, tests and stories aside. */
export interface Layer {
  name: string;
  /** The paths that belong to it; the first layer that matches a file is the file's own. */
  files: RegExp;
  /** Packages that it may import, as prefixes; Node's own modules are `node:`. */
  packages: string[];
}

/** Who may import whom, as docs/architecture.md draws it. */
export const workspaceLayers: Layer[] = [
  // Phone numbers' metadata are large: only the module that needs them may bring them in.
  {
    name: "domain's phone numbers",
    files: /^packages\/domain\/src\/.*[pP]hone[^/]*\.ts$/,
    packages: ["valibot", "libphonenumber-js"],
  },
  { name: "domain", files: /^packages\/domain\/src\//, packages: ["valibot"] },
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
  { name: "i18n", files: /^packages\/i18n\/src\//, packages: ["@sayara/domain", "@lingui/core"] },
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
      "downshift",
      "lucide-react",
      "react-day-picker",
    ],
  },
  {
    name: "the API",
    files: /^apps\/api\/src\//,
    packages: [
      "node:",
      "#api/",
      "@sayara/domain",
      "@sayara/api-client/contract",
      "@sayara/api-client/openapi",
      "@sayara/i18n",
      "@electric-sql/pglite",
      "@hono/node-server",
      "@lingui/core",
      "@node-rs/argon2",
      "altcha-lib",
      "aws4fetch",
      "file-type",
      "hono",
      "jose",
      "kysely",
      "nodemailer",
      "pg",
      "pino",
      "sharp",
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
      "@react-router/node",
      "hono",
      "pino",
      "react",
      "react-dom",
      "react-router",
      "isbot",
      "valibot",
    ],
  },
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
      "altcha-lib",
      "isbot",
      "lucide-react",
      "maplibre-gl",
      "react",
      "react-dom",
      "react-router",
      "topojson-client",
      "valibot",
      "virtual:",
      "world-atlas",
      "zustand",
    ],
  },
];

/** Tests, stories, builds and the development server may use tools, and tests may start another app; everything else may not. */
export const standsOutside =
  /(\.(test|test-d|stories|bench|config|setup)\.tsx?$)|(\/server\/dev\.ts$)|(\/(e2e|bench|testing|\.storybook)\/)/;

/** Inside the website, outermost first: a module may import from its own step and those after it. */
export const websiteSteps = [
  { name: "routes", files: /^apps\/web\/app\/(routes\.ts|root\.tsx|entry\.(client|server)\.tsx)$/ },
  { name: "pages", files: /^apps\/web\/app\/pages\// },
  { name: "shared", files: /^apps\/web\/app\/[^/]+\// },
];
