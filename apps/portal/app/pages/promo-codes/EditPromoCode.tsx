import { useLingui } from "@lingui/react/macro";
import type { StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { useForm } from "@sayara/frontend/form/useForm";
import { useSettings } from "@sayara/frontend/marketplace/SettingsContext";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { useState } from "react";
import { PromoCodeDialog } from "./PromoCodeDialog.tsx";
import type { PromoCodesDone } from "./PromoCodes.action.ts";
import type { PromoOwner } from "./PromoOwner.ts";
import { emptyPromo, type PromoValues, promoValuesOf } from "./PromoValues.ts";

interface EditPromoCodeProps {
  owner: PromoOwner;
  /** Null for a new code. */
  promo: StoredPromoCode | null;
  onClose: () => void;
}

/** Adds a promo code, or edits one. */
export function EditPromoCode({ owner, promo, onClose }: EditPromoCodeProps) {
  const { t } = useLingui();
  const { timeZone } = useSettings();
  const [start] = useState(() =>
    promo === null ? { ...emptyPromo, validFrom: dateInZone(new Date(), timeZone) } : promoValuesOf(promo),
  );
  const [kind, setKind] = useState(start.kind);
  const form = useForm<PromoValues, PromoCodesDone>({
    start,
    loadCheck: async () => (await import("./PromoValues.ts")).checkPromo,
    onChange: (name, values) => name === "kind" && setKind(values.kind),
    onDone: () => {
      showToast(t`The promo code is saved.`, "success");
      onClose();
    },
  });
  return <PromoCodeDialog owner={owner} promo={promo} kind={kind} form={form} onClose={onClose} />;
}
