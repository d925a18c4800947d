import { useLingui } from "@lingui/react/macro";
import type { StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { PromoCodesDone } from "./PromoCodes.action.ts";
import type { PromoOwner } from "./PromoOwner.ts";

interface RetirePromoCodeProps {
  owner: PromoOwner;
  promo: StoredPromoCode;
  onClose: () => void;
}

/** Dialog that confirms retiring a promo code. */
export function RetirePromoCode({ owner, promo, onClose }: RetirePromoCodeProps) {
  const { t } = useLingui();
  const { code } = promo;
  const { send, isSending, problem } = useSubmission<PromoCodesDone>({
    onDone: () => {
      showToast(t`The promo code is retired.`, "success");
      onClose();
    },
  });
  return (
    <FormDialog
      title={t`Retire ${code}?`}
      effect={t`Drivers can no longer use it. Bookings that have it keep it.`}
      button={t`Retire`}
      isDestructive
      working={isSending && t`Retiring…`}
      onSend={() => {
        const data = new FormData();
        data.set("intent", "retire");
        data.set("owner", owner);
        data.set("id", promo.id);
        data.set("version", String(promo.version));
        send(data);
      }}
      onClose={onClose}
    >
      <ProblemNotice problem={problem} />
    </FormDialog>
  );
}
