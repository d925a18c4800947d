import { clearBrowser } from "./clearBrowser.ts";
import { configureTests } from "./configureTests.ts";

configureTests();
await clearBrowser(async () => (await import("./resetStores.ts")).resetStores);
