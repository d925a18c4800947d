import { Trans, useLingui } from "@lingui/react/macro";
import type { StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { useCurrencySign } from "@sayara/frontend/language/useCurrencySign";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Checkbox } from "@sayara/ui/Checkbox/Checkbox";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useId } from "react";
import type { PromoOwner } from "./PromoOwner.ts";
import type { PromoValues } from "./PromoValues.ts";

interface PromoCodeDialogProps {
  owner: PromoOwner;
  /** Null for a new code. */
  promo: Pick<StoredPromoCode, "id" | "version"> | null;
  /** The chosen kind of discount. */
  kind: string;
  form: Form<PromoValues>;
  onClose: () => void;
}

/** Dialog with the form of a promo code. */
export function PromoCodeDialog({ owner, promo, kind, form, onClose }: PromoCodeDialogProps) {
  const { t, i18n } = useLingui();
  const sign = useCurrencySign();
  const id = useId();
  const labels = {
    code: t`Code`,
    kind: t`What it takes off`,
    percentage: t`Percentage`,
    amount: t`Amount`,
    validFrom: t`Bookings from`,
    validUntil: t`Bookings until`,
    rentalFrom: t`Pick-up from`,
    rentalUntil: t`Pick-up until`,
    minimumDays: t`Minimum days`,
    minimumRental: t`Minimum price of the days`,
    maximumUses: t`Most uses`,
    maximumUsesPerDriver: t`Most uses per driver`,
    isPaused: t`Paused`,
  };
  const field = useFields(form, labels);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.isSending && onClose()}
      title={promo === null ? t`New promo code` : t`Edit the promo code`}
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
        <input type="hidden" name="owner" value={owner} />
        {promo !== null && (
          <>
            <input type="hidden" name="id" value={promo.id} />
            <input type="hidden" name="version" value={promo.version} />
          </>
        )}
        <Stack>
          <ProblemNotice problem={form.problem} />
          <ErrorSummary errors={form.errors} labels={labels} />
          <TextField
            {...field.text("code")}
            hint={<Trans>4 to 20 letters A to Z and digits.</Trans>}
            autoCapitalize="characters"
            autoComplete="off"
            dir="ltr"
            maxLength={40}
            required
          />
          <div className={formStyles.pair}>
            <SelectField {...field.text("kind")}>
              <option value="percentage">{t`A percentage`}</option>
              <option value="amount">{t`An amount`}</option>
            </SelectField>
            {kind === "amount" ? (
              <TextField
                {...field.text("amount")}
                hint={<Trans>Takes at most nine tenths off the price of the days.</Trans>}
                inputMode="decimal"
                maxLength={20}
                trailing={sign}
                required
              />
            ) : (
              <TextField
                {...field.text("percentage")}
                hint={<Trans>1 to 90.</Trans>}
                inputMode="numeric"
                maxLength={3}
                trailing="%"
                required
              />
            )}
          </div>
          <div className={formStyles.pair}>
            <TextField {...field.text("validFrom")} type="date" required />
            <TextField {...field.text("validUntil")} type="date" required />
          </div>
          <div className={formStyles.pair}>
            <TextField {...field.text("rentalFrom")} hint={t`Empty for none.`} type="date" />
            <TextField {...field.text("rentalUntil")} hint={t`Empty for none.`} type="date" />
          </div>
          <div className={formStyles.pair}>
            <TextField
              {...field.text("minimumDays")}
              hint={t`Empty for none.`}
              inputMode="numeric"
              maxLength={3}
            />
            <TextField
              {...field.text("minimumRental")}
              hint={t`Empty for none.`}
              inputMode="decimal"
              maxLength={20}
              trailing={sign}
            />
          </div>
          <div className={formStyles.pair}>
            <TextField
              {...field.text("maximumUses")}
              hint={t`By all drivers together. Empty for no limit.`}
              inputMode="numeric"
              maxLength={6}
            />
            <TextField
              {...field.text("maximumUsesPerDriver")}
              hint={t`By account or email address. Empty for no limit.`}
              inputMode="numeric"
              maxLength={3}
            />
          </div>
          <Checkbox {...field.checkbox("isPaused")}>
            <Trans>Paused: no new booking can use it</Trans>
          </Checkbox>
        </Stack>
      </form>
    </Dialog>
  );
}
