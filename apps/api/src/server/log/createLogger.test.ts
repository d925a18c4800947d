import { testLogOutput } from "@sayara/telemetry/testing/testLogOutput";

testLogOutput(new URL("createLogger.ts", import.meta.url).href);
