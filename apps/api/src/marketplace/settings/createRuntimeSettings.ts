import {
  plannedValues,
  type RuntimeSetting,
  settingOn,
  type StoredSettingChange,
} from "@sayara/domain/setting/runtimeSettings";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { Logger } from "pino";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import { describeFault } from "#api/server/log/describeFault.ts";

/** The configuration with the settings that administrators change at run time. */
export interface RuntimeSettings {
  /**
   * Returns the configuration that is valid now. The object never changes, so a request sees one consistent
   * state.
   */
  config: () => Config;
  /** Reads the settings now. */
  refresh: () => Promise<void>;
  /** Reads the settings periodically until `stop`. */
  follow: () => void;
  stop: () => void;
}

/** Milliseconds between two reads, so that every process applies a change within a minute [RT5]. */
const INTERVAL = 20_000;

/**
 * Creates the settings. They have the values of the configuration until `refresh` reads the stored changes.
 */
export function createRuntimeSettings({
  config,
  db,
  clock,
  logger,
}: {
  config: Config;
  db: Database;
  clock: () => Date;
  logger: Logger;
}): RuntimeSettings {
  let changes: readonly StoredSettingChange[] = [];
  let valid: { today: string; config: Config } | undefined;
  let timer: NodeJS.Timeout | undefined;
  const refresh = async () => {
    const read = await readSettingChanges(db);
    // Changes are never deleted, so a shorter list comes from an older read that ended later.
    if (read.length < changes.length) return;
    changes = read;
    valid = undefined;
  };
  return {
    config() {
      const today = dateInZone(clock(), config.business.timeZone);
      if (valid?.today !== today) valid = { today, config: withSettings(config, changes, today) };
      return valid.config;
    },
    refresh,
    follow() {
      timer = setInterval(() => {
        refresh().catch((error: unknown) => {
          logger.warn({ fault: describeFault(error) }, "the settings were not read");
        });
      }, INTERVAL);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}

/** Returns every change to a setting, in the order in which they were made. */
export async function readSettingChanges(db: Database): Promise<StoredSettingChange[]> {
  const rows = await db
    .selectFrom("runtime_settings")
    .select(["number", "setting", "value", "valid_from"])
    .orderBy("number")
    .execute();
  return rows.map(({ valid_from: from, ...row }) => ({ ...row, from }));
}

/** Returns each setting's value in the configuration, which is its default. */
export function defaultsOf({ business }: Config): Record<RuntimeSetting, number> {
  const { commission, commissionMonthlyThreshold, maximumUnpaidHolds, maximumUnconfirmedHolds } = business;
  const { planTrialDays, payoutHoldHours } = business;
  return {
    commissionRate: commission.rate,
    commissionMonthlyThreshold,
    maximumUnpaidHolds,
    maximumUnconfirmedHolds,
    planTrialDays,
    payoutHoldHours,
  };
}

/** Returns the configuration with the settings valid on a day, and with every planned commission rate. */
export function withSettings(config: Config, changes: readonly StoredSettingChange[], today: string): Config {
  if (changes.length === 0) return config;
  const defaults = defaultsOf(config);
  const valueOf = (setting: RuntimeSetting) =>
    settingOn(plannedValues(changes, setting), today, defaults[setting]);
  const later = plannedValues(changes, "commissionRate").map(({ value: rate, from }) => ({ rate, from }));
  return {
    ...config,
    business: {
      ...config.business,
      commission: { ...config.business.commission, ...(later.length > 0 && { later }) },
      commissionMonthlyThreshold: valueOf("commissionMonthlyThreshold"),
      maximumUnpaidHolds: valueOf("maximumUnpaidHolds"),
      maximumUnconfirmedHolds: valueOf("maximumUnconfirmedHolds"),
      planTrialDays: valueOf("planTrialDays"),
      payoutHoldHours: valueOf("payoutHoldHours"),
    },
  };
}
