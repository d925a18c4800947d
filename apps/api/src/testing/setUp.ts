import { afterAll } from "vitest";
import { checkLogs } from "./watchLogs.ts";

// A worker runs many files.
afterAll(checkLogs);
