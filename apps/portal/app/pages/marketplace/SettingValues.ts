import { SettingChange, settingChangeProblems } from "@sayara/domain/setting/runtimeSettings";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { currentSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { validateValues } from "@sayara/frontend/form/validateValues";

/** Form values of a change of a setting. */
export type SettingValues = Record<"setting" | "value" | "from", string>;

export const emptySetting: SettingValues = { setting: "commissionRate", value: "", from: "" };

/** Returns the change if it is valid as of today, otherwise the errors of its fields [RT2]. */
export function checkSetting(values: SettingValues, now = new Date()) {
  const typed = {
    ...values,
    value: values.value.trim() === "" ? "" : (typedNumber(values.value) ?? Number.NaN),
  };
  const checked = validateValues<keyof SettingValues, SettingChange>(SettingChange, typed);
  if (checked.ready === null) return checked;
  const errors = settingChangeProblems(checked.ready, dateInZone(now, currentSettings().timeZone));
  return Object.keys(errors).length > 0 ? { errors, ready: null } : checked;
}
