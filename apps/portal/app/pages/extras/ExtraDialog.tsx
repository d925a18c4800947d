import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredExtra } from "@sayara/api-client/contract/suppliers/extras";
import { languages } from "@sayara/domain/language/Language";
import { directionOf } from "@sayara/domain/language/directionOf";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { MAXIMUM_EXTRA_COUNT, MAXIMUM_EXTRA_STOCK } from "@sayara/domain/pricing/extras/Extra";
import { extraKinds } from "@sayara/domain/pricing/extras/ExtraKind";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { useCurrencySign } from "@sayara/frontend/language/useCurrencySign";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { formatLanguage } from "@sayara/i18n/format/formatLanguage";
import { extraKindMessages } from "@sayara/i18n/messages/price/extraKindMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useId } from "react";
import type { ExtraValues } from "./ExtraValues.ts";

interface ExtraDialogProps {
  /** Null for a new extra. */
  extra: Pick<StoredExtra, "id" | "version"> | null;
  form: Form<ExtraValues>;
  onClose: () => void;
}

/** Dialog with the form of an extra. */
export function ExtraDialog({ extra, form, onClose }: ExtraDialogProps) {
  const { t, i18n } = useLingui();
  const sign = useCurrencySign();
  const id = useId();
  const labels = {
    kind: t`Kind of extra`,
    ...mapLanguages((one) => {
      const languageName = formatLanguage(one, i18n.locale);
      return t`Name in ${languageName}`;
    }),
    price: t`Price`,
    per: t`The price is`,
    maximumPerRental: t`Most per rental`,
    stock: t`Stock`,
  };
  const field = useFields(form, labels);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isSending && onClose()}
      title={extra === null ? t`New extra` : t`Edit the extra`}
      closeLabel={i18n._(dialogMessages.close)}
      footer={
        <>
          <Button tone="neutral" disabled={form.isSending} onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button type="submit" form={id} disabled={!form.isReady} working={form.isSending && t`Saving…`}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <form {...form.props} id={id}>
        {extra !== null && (
          <>
            <input type="hidden" name="id" value={extra.id} />
            <input type="hidden" name="version" value={extra.version} />
          </>
        )}
        <Stack>
          <ProblemNotice problem={form.problem} />
          <ErrorSummary errors={form.errors} labels={labels} />
          <SelectField {...field.text("kind")}>
            {extraKinds.map((kind) => (
              <option key={kind} value={kind}>
                {i18n._(extraKindMessages[kind])}
              </option>
            ))}
          </SelectField>
          {languages.map((language) => (
            <TextField
              key={language}
              {...field.text(language)}
              lang={language}
              dir={directionOf(language)}
              maxLength={60}
              autoComplete="off"
              required
            />
          ))}
          <div className={formStyles.pair}>
            <TextField
              {...field.text("price")}
              hint={<Trans>0 for free.</Trans>}
              inputMode="decimal"
              maxLength={20}
              trailing={sign}
              required
            />
            <SelectField {...field.text("per")}>
              <option value="day">{t`per day`}</option>
              <option value="rental">{t`per rental`}</option>
            </SelectField>
          </div>
          <div className={formStyles.pair}>
            <TextField
              {...field.text("maximumPerRental")}
              hint={<Trans>1 to {MAXIMUM_EXTRA_COUNT}.</Trans>}
              inputMode="numeric"
              maxLength={3}
              required
            />
            <TextField
              {...field.text("stock")}
              hint={<Trans>How many you have, 1 to {MAXIMUM_EXTRA_STOCK}.</Trans>}
              inputMode="numeric"
              maxLength={4}
              required
            />
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
