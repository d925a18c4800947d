import { Trans, useLingui } from "@lingui/react/macro";
import type { OfferedExtra } from "@sayara/api-client/contract/search/quote";
import type { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { validationText } from "@sayara/i18n/messages/validationText";
import type { CheckoutState } from "#web/pages/checkout/sending/checkoutMachine.ts";
import { ExtraFields } from "#web/shared/ExtraFields/ExtraFields.tsx";

interface ExtrasSectionProps {
  offered: readonly OfferedExtra[];
  chosen: ExtraChoices;
  state: CheckoutState;
  onChange: (chosen: ExtraChoices) => void;
}

/** The agency's extras, each with the chosen number of pieces. A refused extra shows how many are left. */
export function ExtrasSection({ offered, chosen, state, onChange }: ExtrasSectionProps) {
  const { t, i18n } = useLingui();
  const problem = state.step === "editing" ? state.problem : null;
  const taken = problem?.kind === "refused" ? problem.takenExtra : undefined;
  return (
    <SectionCard
      id="checkout-extras"
      title={t`Extras`}
      intro={<Trans>The agency keeps them ready for you at pick-up.</Trans>}
    >
      <ExtraFields
        offers={offered.map((extra) => ({ ...extra, most: Math.min(extra.left, extra.maximumPerRental) }))}
        chosen={chosen}
        errors={taken === undefined ? {} : { [taken.id]: validationText(taken.message, i18n) }}
        onChange={onChange}
      />
    </SectionCard>
  );
}
