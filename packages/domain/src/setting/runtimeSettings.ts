import * as v from "valibot";
import { hasAtMostTwoDecimals } from "../money/Dinars.ts";
import { addCalendarDays } from "../time/addCalendarDays.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { SupportedDate } from "../time/SupportedDate.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** Settings that administrators can change while the marketplace runs [RT1]. */
export const runtimeSettings = [
  "commissionRate",
  "commissionMonthlyThreshold",
  "maximumUnpaidHolds",
  "maximumUnconfirmedHolds",
  "planTrialDays",
  "payoutHoldHours",
] as const;
/** One of {@link runtimeSettings}. */
export const RuntimeSetting = v.picklist(runtimeSettings);
export type RuntimeSetting = v.InferOutput<typeof RuntimeSetting>;

interface SettingRule {
  min: number;
  max: number;
  /** Maximum number of decimals. */
  decimals: 0 | 2;
  /** Days from today to the first day on which a change may take effect. */
  daysAhead: 0 | 1;
}

/**
 * Bounds of each setting, in percent, dinars, numbers of bookings, days or hours. A commission rate applies
 * by pick-up day and from tomorrow at the earliest, so that today's pick-ups keep their price. It applies at
 * once to bookings made today for a pick-up from its first day on [RT2, RT3].
 */
export const runtimeSettingRules: Readonly<Record<RuntimeSetting, SettingRule>> = {
  commissionRate: { min: 0, max: 30, decimals: 2, daysAhead: 1 },
  commissionMonthlyThreshold: { min: 0, max: 1000, decimals: 0, daysAhead: 0 },
  maximumUnpaidHolds: { min: 1, max: 20, decimals: 0, daysAhead: 0 },
  maximumUnconfirmedHolds: { min: 1, max: 200, decimals: 0, daysAhead: 0 },
  planTrialDays: { min: 0, max: 366, decimals: 0, daysAhead: 0 },
  // At least a day, so that not even an administrator can pay to a changed bank account at once [PO3].
  payoutHoldHours: { min: 24, max: 720, decimals: 0, daysAhead: 0 },
};

/** Maximum number of days from today to the day on which a change takes effect. */
export const MAX_SETTING_DAYS_AHEAD = 366;

/** Upper bound of a value in requests, above the maximum of every setting. */
export const MAX_SETTING_VALUE = 1_000_000;

/** A change of a setting. A null value withdraws the planned change of that day [RT2]. */
export const SettingChange = v.object({
  setting: RuntimeSetting,
  value: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_SETTING_VALUE))),
  /** First day on which the value applies; for the commission rate, the first pick-up day. */
  from: SupportedDate,
});
export type SettingChange = v.InferOutput<typeof SettingChange>;

/** Returns the errors of a change, by field [RT2]. `today` is in the marketplace's zone. */
export function settingChangeProblems(
  { setting, value, from }: SettingChange,
  today: CalendarDate,
): Partial<Record<"value" | "from", string>> {
  const { min, max, decimals, daysAhead } = runtimeSettingRules[setting];
  const isRounded =
    value === null || (decimals === 0 ? Number.isInteger(value) : hasAtMostTwoDecimals(value));
  const isValueAllowed = value === null || (value >= min && value <= max && isRounded);
  const isDayAllowed =
    from >= addCalendarDays(today, daysAhead) && from <= addCalendarDays(today, MAX_SETTING_DAYS_AHEAD);
  return {
    ...(!isValueAllowed && {
      value:
        setting === "commissionRate"
          ? validationMessage("percentage_invalid")
          : validationMessage("number_out_of_range", { min, max }),
    }),
    ...(!isDayAllowed && { from: validationMessage("date_invalid") }),
  };
}

/** A change of a setting as stored. */
export interface StoredSettingChange extends SettingChange {
  /** Sequence number, in the order in which changes were made. */
  number: number;
}

/**
 * Returns a setting's past, current and planned values, each with its first day, ascending. Of several
 * changes for one day, the last one counts; one without a value withdraws the others [RT2].
 */
export function plannedValues(
  changes: readonly StoredSettingChange[],
  setting: RuntimeSetting,
): { value: number; from: CalendarDate }[] {
  const last = new Map<CalendarDate, StoredSettingChange>();
  for (const change of changes) {
    if (change.setting !== setting) continue;
    const other = last.get(change.from);
    if (other === undefined || other.number < change.number) last.set(change.from, change);
  }
  return [...last.values()]
    .flatMap(({ value, from }) => (value === null ? [] : [{ value, from }]))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * Returns the value of a setting on a day: the last value that starts on or before it, otherwise the default.
 */
export function settingOn(
  planned: readonly { value: number; from: CalendarDate }[],
  day: CalendarDate,
  defaultValue: number,
): number {
  return planned.findLast(({ from }) => from <= day)?.value ?? defaultValue;
}
