import { afterAll } from "vitest";
import { checkLogs } from "./watchLogs.ts";

// A worker runs many test files, so the logs are checked after each file.
afterAll(checkLogs);
