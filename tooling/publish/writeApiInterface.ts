/** Writes the interface of `createApi`: `pnpm api:interface`. */
import { writeFileSync } from "node:fs";
import { apiInterface, apiInterfacePath } from "./apiInterface.ts";

writeFileSync(apiInterfacePath, apiInterface());
