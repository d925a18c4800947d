import { MAX_SETTING_VALUE, RuntimeSetting, SettingChange } from "@sayara/domain/setting/runtimeSettings";
import { EntityId } from "@sayara/domain/id/EntityId";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;
const settingValue = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SETTING_VALUE));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A planned value, and the first day on which it applies. */
export const PlannedSetting = v.object({ value: settingValue, from: CalendarDate });
export type PlannedSetting = v.InferOutput<typeof PlannedSetting>;

/** A setting with its current and planned values [RT1, RT2]. */
export const RuntimeSettingRecord = v.object({
  setting: orUnknown(RuntimeSetting),
  /** Current value, in percent, dinars, bookings, days or hours. */
  value: settingValue,
  /** First day of the current value; null if it is the configured value. */
  since: v.nullable(CalendarDate),
  /** Configured value. */
  defaultValue: settingValue,
  /** Planned values, by date. */
  later: v.array(PlannedSetting),
});
export type RuntimeSettingRecord = v.InferOutput<typeof RuntimeSettingRecord>;

/** A change in the history [RT4]. */
export const RuntimeSettingEdit = v.object({
  id: EntityId,
  at: Instant,
  /** Empty for a deleted account. */
  by: anyText(200),
  setting: orUnknown(RuntimeSetting),
  from: CalendarDate,
  /** The value on that day before and after the change. */
  before: settingValue,
  after: settingValue,
  /** Whether the change withdrew a value planned for that day. */
  isWithdrawal: v.boolean(),
});
export type RuntimeSettingEdit = v.InferOutput<typeof RuntimeSettingEdit>;

/** The settings that administrators change at run time, and who changed them. */
export const RuntimeSettings = v.object({
  /** Number of changes so far. Sent with the next change. */
  version: count,
  /** Today in the marketplace's zone. */
  today: CalendarDate,
  settings: v.array(RuntimeSettingRecord),
  /** The newest 100 changes, newest first. */
  history: v.array(RuntimeSettingEdit),
});
export type RuntimeSettings = v.InferOutput<typeof RuntimeSettings>;

/** Returns the settings that administrators change at run time, with their history; for admins [RT1, RT4]. */
export const runtimeSettings = defineEndpoint({
  ...access,
  name: "runtimeSettings",
  method: "GET",
  path: "/api/runtime-settings",
  responses: { 200: RuntimeSettings },
});

/** Input schemas of {@link changeRuntimeSetting}. */
export const changeRuntimeSettingInput = { body: v.object({ version: count, ...SettingChange.entries }) };

/**
 * Changes a setting from a given day on, or withdraws the value planned for that day; for admins [RT2–RT4]. A
 * value or day out of bounds is refused with `invalid_input` and the field. `stale_version`: another change
 * has been made meanwhile.
 */
export const changeRuntimeSetting = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "stale_version"],
  name: "changeRuntimeSetting",
  method: "POST",
  path: "/api/change-runtime-setting",
  input: inputOf<typeof changeRuntimeSettingInput>(),
  responses: { 200: RuntimeSettings },
});
