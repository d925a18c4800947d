import { hovers } from "./hovers.ts";

// `pnpm hovers`: prints a table of what an editor shows over each method. Requires built packages.
const rows = (await hovers()).map(({ call, signature, docstring }) =>
  [`\`${call}\``, signature.length, signature.split("\n").length, docstring.split("\n")[0]].join(" | "),
);
process.stdout.write(["Method | Characters | Lines | Docstring", "---|---|---|---", ...rows, ""].join("\n"));
