import { Trans, useLingui } from "@lingui/react/macro";
import type { SeasonPreview, StoredSeason } from "@sayara/api-client/contract/suppliers/seasons";
import { carTypes } from "@sayara/domain/car/CarType";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import { useForm } from "@sayara/frontend/form/useForm";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useCurrencySign } from "@sayara/frontend/language/useCurrencySign";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { carTypeMessages } from "@sayara/i18n/messages/car/carTypeMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useId, useRef, useState } from "react";
import type { PricesDone } from "./Prices.action.ts";
import { PreviewList } from "./PreviewList.tsx";
import { emptySeason, type SeasonValues, seasonValuesOf } from "./SeasonValues.ts";

/** Form of a season, with sample rentals before and after it. `season` is null for a new one. */
export function SeasonDialog({ season, onClose }: { season: StoredSeason | null; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const sign = useCurrencySign();
  const id = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const start = season === null ? emptySeason : seasonValuesOf(season);
  const [priceKind, setPriceKind] = useState(start.priceKind);
  const [preview, setPreview] = useState<SeasonPreview | null>(null);
  const close = (message: string) => {
    showToast(message, "success");
    onClose();
  };
  const form = useForm<SeasonValues, PricesDone>({
    start,
    loadCheck: async () => {
      const { checkSeason } = await import("./SeasonValues.ts");
      return (values: SeasonValues) => checkSeason(values);
    },
    onChange: (name, values) => {
      if (name === "priceKind") setPriceKind(values.priceKind);
      setPreview(null);
    },
    onDone: () => close(t`The season is saved.`),
  });
  const deletion = useSubmission<PricesDone>({ onDone: () => close(t`The season is deleted.`) });
  const sample = useSubmission<PricesDone>({
    onDone: (done) => typeof done === "object" && setPreview(done),
  });
  const labels = {
    name: t`Name`,
    startDate: t`First day`,
    endDate: t`Last day`,
    priceKind: t`Price`,
    amount: t`Price per day`,
    percentage: t`Change of the base price`,
    minimumDays: t`Minimum days`,
  };
  const field = useFields(form, labels);
  const isBusy = form.isSending || deletion.isSending || sample.isSending;
  const sendAs = (submission: typeof sample, intent: string) => {
    if (formElement.current === null) return;
    const data = new FormData(formElement.current);
    data.set("intent", intent);
    submission.send(data);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={season === null ? t`New season` : season.name}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          {season !== null && (
            <Button
              tone="danger"
              disabled={isBusy}
              working={deletion.isSending && t`One moment…`}
              onClick={() => sendAs(deletion, "delete")}
            >
              <Trans>Delete</Trans>
            </Button>
          )}
          <Button
            tone="neutral"
            disabled={isBusy}
            working={sample.isSending && t`One moment…`}
            onClick={() => sendAs(sample, "preview")}
          >
            <Trans>Show the effect</Trans>
          </Button>
          <Button type="submit" form={id} disabled={isBusy} working={form.isSending && t`One moment…`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} ref={formElement}>
        {season !== null && (
          <>
            <input type="hidden" name="id" value={season.id} />
            <input type="hidden" name="version" value={season.version} />
            <input type="hidden" name="carIds" value={season.carIds.join(",")} />
          </>
        )}
        <Stack>
          <ProblemNotice problem={form.problem ?? deletion.problem ?? sample.problem} />
          <ErrorSummary errors={form.errors} labels={labels} />
          <TextField {...field.text("name")} maxLength={60} required />
          <div className={formStyles.pair}>
            <TextField {...field.text("startDate")} type="date" required />
            <TextField {...field.text("endDate")} type="date" required />
          </div>
          <Checkbox {...field.checkbox("repeatsYearly")}>
            <Trans>On the same dates every year</Trans>
          </Checkbox>
          <SelectField {...field.text("priceKind")}>
            <option value="daily">{t`A price per day`}</option>
            <option value="percentage">{t`A percentage of the base price`}</option>
            <option value="unchanged">{t`Unchanged: minimum days only`}</option>
          </SelectField>
          {priceKind === "daily" && (
            <TextField
              {...field.text("amount")}
              inputMode="decimal"
              maxLength={20}
              trailing={sign}
              required
            />
          )}
          {priceKind === "percentage" && (
            <TextField
              {...field.text("percentage")}
              hint={t`20 makes it dearer, -10 cheaper.`}
              maxLength={8}
              trailing="%"
              required
            />
          )}
          <TextField
            {...field.text("minimumDays")}
            hint={t`For rentals that begin in the season. Empty for none.`}
            inputMode="numeric"
            maxLength={3}
          />
          <fieldset className={formStyles.form}>
            <legend>
              <Trans>Cars</Trans>
            </legend>
            {carTypes.map((range) => (
              <Checkbox key={range} {...field.checkbox(range)}>
                {i18n._(carTypeMessages[range])}
              </Checkbox>
            ))}
          </fieldset>
          {preview !== null && <PreviewList preview={preview} />}
        </Stack>
      </form>
    </Dialog>
  );
}
