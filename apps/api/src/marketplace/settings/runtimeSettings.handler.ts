import type {
  changeRuntimeSetting,
  runtimeSettings,
  RuntimeSettings as RuntimeSettingsData,
} from "@sayara/api-client/contract/settings/runtimeSettings";
import {
  plannedValues,
  runtimeSettings as settings,
  settingChangeProblems,
  settingOn,
} from "@sayara/domain/setting/runtimeSettings";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { requireSession } from "#api/accounts/session/session.ts";
import { recordMarketplaceEdit } from "#api/marketplace/audit/recordMarketplaceEdit.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { defaultsOf, readSettingChanges, type RuntimeSettings } from "./createRuntimeSettings.ts";

/** Maximum number of changes in the history. */
const SHOWN_EDITS = 100;

interface SettingTools {
  /** The configuration at startup. Its values are the defaults. */
  startConfig: Config;
  runtimeSettings: Pick<RuntimeSettings, "refresh">;
}

/** Returns the settings that administrators can change, and the history of their changes [RT1, RT4]. */
export function runtimeSettingsHandler({ startConfig }: SettingTools): Handler<typeof runtimeSettings> {
  return async ({ user, dependencies: { db, clock } }) => {
    requireAdmin(user);
    return { ok: true, status: 200, data: await readSettings(db, startConfig, clock()) };
  };
}

/** Changes a setting [RT2–RT4]. This process applies the change at once, others within a minute [RT5]. */
export function changeRuntimeSettingHandler({
  startConfig,
  runtimeSettings: following,
}: SettingTools): Handler<typeof changeRuntimeSetting> {
  return async ({ body: { version, ...change }, user, context, dependencies: { db, clock, logger } }) => {
    requireAdmin(user);
    const data = await inTransaction(db, async (transaction) => {
      await lockInOrder(transaction, ["runtime settings"]);
      // The session may have ended while the transaction waited for the lock.
      const admin = await requireSession(context, transaction);
      requireAdmin(admin);
      const now = clock();
      const fields = settingChangeProblems(change, dateInZone(now, startConfig.business.timeZone));
      if (Object.keys(fields).length > 0) throw new RefusalError("invalid_input", { fields });
      const changes = await readSettingChanges(transaction);
      if (changes.length !== version) throw new RefusalError("stale_version");
      const { setting, value, from } = change;
      const valueWith = (all: typeof changes) =>
        settingOn(plannedValues(all, setting), from, defaultsOf(startConfig)[setting]);
      const number = (changes.at(-1)?.number ?? 0) + 1;
      const [before, after] = [valueWith(changes), valueWith([...changes, { ...change, number }])];
      await transaction
        .insertInto("runtime_settings")
        .values({
          setting,
          value,
          valid_from: from,
          value_before: before,
          value_after: after,
          user_id: admin.id,
          at: now,
        })
        .execute();
      await recordMarketplaceEdit(transaction, {
        subject: "setting",
        subjectId: setting,
        userId: admin.id,
        at: now,
        action: value === null ? "withdrawn" : "changed",
        before: { value: before, from },
        after: { value: after, from },
      });
      return readSettings(transaction, startConfig, now);
    });
    // The change is committed, so if this read fails, the next periodic read applies it.
    await following.refresh().catch((error: unknown) => {
      logger.warn({ fault: describeFault(error) }, "the settings were not read");
    });
    return { ok: true, status: 200, data };
  };
}

async function readSettings(db: Database, config: Config, now: Date): Promise<RuntimeSettingsData> {
  const today = dateInZone(now, config.business.timeZone);
  const defaults = defaultsOf(config);
  const changes = await readSettingChanges(db);
  const rows = await db
    .selectFrom("runtime_settings")
    .innerJoin("users", "users.id", "user_id")
    .select(["runtime_settings.id", "at", "full_name", "setting", "value", "valid_from"])
    .select(["value_before", "value_after"])
    .orderBy("number", "desc")
    .limit(SHOWN_EDITS)
    .execute();
  return {
    version: changes.length,
    today,
    settings: settings.map((setting) => {
      const planned = plannedValues(changes, setting);
      return {
        setting,
        value: settingOn(planned, today, defaults[setting]),
        since: planned.findLast(({ from }) => from <= today)?.from ?? null,
        defaultValue: defaults[setting],
        later: planned.filter(({ from }) => from > today),
      };
    }),
    history: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: row.full_name,
      setting: row.setting,
      from: row.valid_from,
      before: row.value_before,
      after: row.value_after,
      isWithdrawal: row.value === null,
    })),
  };
}
