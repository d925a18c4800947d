import type { Client } from "@sayara/api-client/client/createClient";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { type SupplierAccess, supplierAccess } from "@sayara/api-client/contract/suppliers/supplierAccess";
import type { User } from "@sayara/domain/user/User";
import { cacheSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";

export interface RootData {
  /** Default settings if the API is unreachable. */
  settings: PublicSettings;
  /** The signed-in user's agency and rights; null for administrators, and if they could not be loaded. */
  agency: SupplierAccess | null;
}

/** Loads the data that all pages share. Never rejects on a fault; the page's own loader reports it. */
export async function load(api: Client, user: User | null): Promise<RootData> {
  const [settings, agency] = await Promise.all([
    loadSettings(api).catch(() => null),
    user?.type === "supplier" ? findAgency(api).catch(() => null) : null,
  ]);
  if (settings !== null) cacheSettings(settings);
  return { settings: settings ?? defaultSettings, agency };
}

async function findAgency(api: Client): Promise<SupplierAccess | null> {
  const outcome = await api(supplierAccess, { params: { supplier: "own" } });
  return outcome.ok ? outcome.data : null;
}
