import { configureFrontend } from "@sayara/frontend/configuration/configureFrontend";
import { clearBrowser } from "@sayara/frontend/testing/clearBrowser";
import { setTestMessages } from "@sayara/frontend/testing/testMessages";
import { serverI18n } from "#web/language/serverI18n.ts";
import { siteConfiguration } from "#web/session/siteConfiguration.ts";

setTestMessages((language) => serverI18n(language).messages);
configureFrontend(siteConfiguration);
await clearBrowser(async () => (await import("./resetStores.ts")).resetStores);
