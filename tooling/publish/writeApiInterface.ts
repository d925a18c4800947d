/** Writes the interface of `createApi`: a part of `pnpm api:report`. */
import { writeFileSync } from "node:fs";
import { apiInterface, apiInterfacePath } from "./apiInterface.ts";

writeFileSync(apiInterfacePath, apiInterface());
