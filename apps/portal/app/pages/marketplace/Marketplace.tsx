import { Trans, useLingui } from "@lingui/react/macro";
import type {
  RuntimeSettingEdit,
  RuntimeSettingRecord,
  RuntimeSettings,
} from "@sayara/api-client/contract/settings/runtimeSettings";
import { runtimeSettings } from "@sayara/domain/setting/runtimeSettings";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { useForwardArrow } from "@sayara/frontend/language/useForwardArrow";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { container } from "@sayara/frontend/layout/container.css";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { TextField } from "@sayara/ui/TextField/TextField";
import * as styles from "./Marketplace.css.ts";
import type { MarketplaceDone } from "./Marketplace.action.ts";
import { settingMessages } from "./settingMessages.ts";
import type { SettingValues } from "./SettingValues.ts";

interface MarketplaceProps extends RuntimeSettings {
  form: Form<SettingValues, MarketplaceDone>;
  isWithdrawing: boolean;
  onWithdraw: (setting: string, from: string) => void;
}

/** Settings of the marketplace: current values, planned values and history [RT1–RT4]. */
export function Marketplace({
  version,
  today,
  settings,
  history,
  form,
  isWithdrawing,
  onWithdraw,
}: MarketplaceProps) {
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="sm">
          <Heading level={1}>
            <Trans>Settings of the marketplace</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              A commission rate applies to pick-ups from its day on; bookings keep the rate at which they were
              sold. The other settings apply from their day on, within a minute.
            </Trans>
          </Text>
        </Stack>
        <ul className={styles.list}>
          {settings.map((setting) => (
            <SettingRow
              key={setting.setting}
              record={setting}
              isWithdrawing={isWithdrawing}
              onWithdraw={onWithdraw}
            />
          ))}
        </ul>
        <ChangeForm version={version} today={today} form={form} />
        <History history={history} />
      </Stack>
    </div>
  );
}

/** A setting with its current and planned values. */
function SettingRow({
  record: { setting, value, since, defaultValue, later },
  isWithdrawing,
  onWithdraw,
}: { record: RuntimeSettingRecord } & Pick<MarketplaceProps, "isWithdrawing" | "onWithdraw">) {
  const { t, i18n } = useLingui();
  const { number, date: day } = useFormats();
  const name = i18n._(settingMessages[setting]);
  const start = number(defaultValue);
  const sinceDay = since === null ? "" : day(since);
  return (
    <Card as="li" padding="sm">
      <Stack gap="xs">
        <Heading level={2} size="md">
          {name}
        </Heading>
        <Text>
          <span className={styles.value}>{number(value)}</span>
          {" · "}
          {since === null ? (
            <Trans>as configured</Trans>
          ) : (
            <Trans>
              since {sinceDay}; configured: {start}
            </Trans>
          )}
        </Text>
        {later.map(({ value: planned, from }) => {
          const fromDay = day(from);
          const plannedValue = number(planned);
          return (
            <div key={from} className={styles.row}>
              <Text>
                <Trans>
                  From {fromDay}: {plannedValue}
                </Trans>
              </Text>
              <Button
                size="small"
                tone="neutral"
                disabled={isWithdrawing}
                aria-label={t`Withdraw ${name} from ${fromDay}`}
                onClick={() => onWithdraw(setting, from)}
              >
                <Trans>Withdraw</Trans>
              </Button>
            </div>
          );
        })}
      </Stack>
    </Card>
  );
}

function ChangeForm({ version, today, form }: Pick<MarketplaceProps, "version" | "today" | "form">) {
  const { t, i18n } = useLingui();
  const labels = { setting: t`Setting`, value: t`New value`, from: t`Valid from` };
  const field = useFields(form, labels);
  return (
    <SectionCard id="marketplace-change" title={<Trans>Change a setting</Trans>}>
      <form {...form.props} className={formStyles.form} aria-label={t`Change a setting`}>
        <ProblemNotice problem={form.problem} />
        <ErrorSummary errors={form.errors} labels={labels} />
        <input type="hidden" name="version" value={version} />
        <SelectField {...field.text("setting")}>
          {runtimeSettings.map((setting) => (
            <option key={setting} value={setting}>
              {i18n._(settingMessages[setting])}
            </option>
          ))}
        </SelectField>
        <div className={styles.fields}>
          <TextField {...field.text("value")} inputMode="decimal" autoComplete="off" required />
          <TextField
            {...field.text("from")}
            type="date"
            min={today}
            hint={<Trans>A commission rate: tomorrow at the earliest.</Trans>}
            required
          />
        </div>
        <SubmitButton form={form} working={t`Saving…`}>
          <Trans>Save</Trans>
        </SubmitButton>
      </form>
    </SectionCard>
  );
}

function History({ history }: { history: readonly RuntimeSettingEdit[] }) {
  const { i18n } = useLingui();
  const { dateTime, number, parts, date: day } = useFormats();
  const arrow = useForwardArrow();
  return (
    <SectionCard id="marketplace-history" title={<Trans>History</Trans>}>
      {history.length === 0 ? (
        <Text>
          <Trans>Nothing was changed yet.</Trans>
        </Text>
      ) : (
        <ol className={styles.list}>
          {history.map(({ id, at, by, setting, from, before, after, isWithdrawal }) => {
            const fromDay = day(from);
            const change = parts([number(before), number(after)], ` ${arrow} `);
            return (
              <li key={id}>
                <Text>{i18n._(settingMessages[setting])}</Text>
                <Text className={styles.value}>
                  {isWithdrawal ? (
                    <Trans>
                      From {fromDay}: {change} (withdrawn)
                    </Trans>
                  ) : (
                    <Trans>
                      From {fromDay}: {change}
                    </Trans>
                  )}
                </Text>
                <Text size="sm" tone="muted">
                  <time dateTime={at}>{dateTime(at)}</time>
                  {" · "}
                  {by === "" ? <Trans>Deleted account</Trans> : by}
                </Text>
              </li>
            );
          })}
        </ol>
      )}
    </SectionCard>
  );
}
