import { expect, test } from "vitest";
import { commissionAsSold } from "../pricing/commission/commissionAsSold.ts";
import { commissionRateFor } from "../pricing/commission/commissionRateFor.ts";
import {
  plannedValues,
  type RuntimeSetting,
  runtimeSettingRules,
  runtimeSettings,
  settingChangeProblems,
  settingOn,
} from "./runtimeSettings.ts";

const today = "2026-11-20";
const problems = (setting: RuntimeSetting, value: number | null, from = "2026-12-01") =>
  Object.keys(settingChangeProblems({ setting, value, from }, today));

test("[RT1] each of the six settings can change at run time within its bounds", () => {
  expect(runtimeSettings).toHaveLength(6);
  for (const setting of runtimeSettings) {
    const { min, max, decimals } = runtimeSettingRules[setting];
    expect([setting, problems(setting, min), problems(setting, max), problems(setting, null)]).toEqual([
      setting,
      [],
      [],
      [],
    ]);
    const step = 10 ** -decimals;
    expect([setting, problems(setting, min - step), problems(setting, max + step)]).toEqual([
      setting,
      ["value"],
      ["value"],
    ]);
    expect([setting, problems(setting, min + step / 2)]).toEqual([setting, ["value"]]);
  }
});

test("[RT2] a change takes effect today at the earliest, a rate tomorrow, and within 366 days", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2027-11-21", "2027-11-22"];
  const allowed = (setting: RuntimeSetting, value: number) =>
    days.filter((from) => problems(setting, value, from).length === 0);
  expect(allowed("planTrialDays", 14)).toEqual(["2026-11-20", "2026-11-21", "2027-11-21"]);
  expect(allowed("commissionRate", 7)).toEqual(["2026-11-21", "2027-11-21"]);
});

test("[RT2] the last of several changes for a day counts, and a change without a value withdraws the others", () => {
  const change = (number: number, from: string, value: number | null) => ({
    setting: "planTrialDays" as const,
    number,
    from,
    value,
  });
  const changes = [
    change(1, "2027-01-01", 10),
    change(4, "2027-01-01", 12),
    change(2, "2026-12-01", 20),
    change(3, "2027-02-01", 5),
    change(5, "2027-02-01", null),
    { ...change(6, "2026-11-01", 99), setting: "payoutHoldHours" as const },
  ];
  const planned = plannedValues(changes, "planTrialDays");
  expect(planned).toEqual([
    { value: 20, from: "2026-12-01" },
    { value: 12, from: "2027-01-01" },
  ]);
  const valid = ["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01", "2027-03-01"];
  expect(valid.map((day) => settingOn(planned, day, 30))).toEqual([30, 20, 20, 12, 12]);
});

test("[RT3] a rate applies from its pick-up day on, and a sold rental keeps the rate of its pick-up day", () => {
  const later = [
    { rate: 7, from: "2027-01-01" },
    { rate: 5.5, from: "2027-06-01" },
  ];
  const commission = { enabled: true, rate: 6, effectiveDate: "2025-12-01", later };
  const days = ["2025-11-30", "2025-12-01", "2026-12-31", "2027-01-01", "2027-05-31", "2027-06-01"];
  expect(days.map((day) => commissionRateFor(commission, day))).toEqual([0, 6, 6, 7, 7, 5.5]);
  const disabled = { ...commission, enabled: false };
  expect(days.map((day) => commissionRateFor(disabled, day))).toEqual([0, 0, 0, 0, 0, 0]);
  for (const day of days) {
    const sold = commissionAsSold(commission, day);
    expect(sold).not.toHaveProperty("later");
    expect(commissionRateFor(sold, day)).toBe(commissionRateFor(commission, day));
  }
});

test("[RT2] a rate out of bounds is reported as an invalid percentage, any other value with its bounds", () => {
  const problem = (setting: RuntimeSetting, value: number) =>
    settingChangeProblems({ setting, value, from: "2026-12-01" }, today).value;
  expect([problem("commissionRate", 30.5), problem("commissionRate", 5.001)]).toEqual([
    "percentage_invalid",
    "percentage_invalid",
  ]);
  expect(problem("planTrialDays", 367)).toContain("number_out_of_range");
});
