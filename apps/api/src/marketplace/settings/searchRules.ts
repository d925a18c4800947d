import type { SearchRules } from "#api/search/engine/createSearchEngine.ts";
import type { RuntimeSettings } from "./createRuntimeSettings.ts";

/** Returns the rules of searches. Their commission is a getter, so that it is always current [RT5]. */
export function searchRules({ config }: Pick<RuntimeSettings, "config">): SearchRules {
  const { timeZone, minimumDriverAge, depositMethods, takesOnlinePayments } = config().business;
  return {
    timeZone,
    minimumDriverAge,
    depositMethods,
    takesOnlinePayments,
    get commission() {
      return config().business.commission;
    },
  };
}
