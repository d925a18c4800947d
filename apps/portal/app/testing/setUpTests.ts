import { configureFrontend } from "@sayara/frontend/configuration/configureFrontend";
import { clearBrowser } from "@sayara/frontend/testing/clearBrowser";
import { setTestMessages } from "@sayara/frontend/testing/testMessages";
import { portalConfiguration } from "../session/portalConfiguration.ts";
import { portalMessages } from "./portalMessages.ts";

setTestMessages(portalMessages);
configureFrontend(portalConfiguration);
await clearBrowser(async () => (await import("@sayara/frontend/testing/resetStores")).resetStores);
