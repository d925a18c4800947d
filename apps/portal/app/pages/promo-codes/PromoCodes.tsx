import { Trans } from "@lingui/react/macro";
import type { StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { container } from "@sayara/frontend/layout/container.css";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { PlusIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { PromoCodeCard } from "./PromoCodeCard.tsx";
import * as styles from "./PromoCodes.css.ts";
import type { PromoOwner } from "./PromoOwner.ts";

interface PromoCodesProps {
  owner: PromoOwner;
  codes: readonly StoredPromoCode[];
  /** Whether the page offers changes. The API enforces the permission. */
  mayEdit: boolean;
  /** Called with null for a new code. */
  onEdit: (promo: StoredPromoCode | null) => void;
  onRetire: (promo: StoredPromoCode) => void;
}

/** The promo codes of an agency or of the marketplace. */
export function PromoCodes({ owner, codes, mayEdit, onEdit, onRetire }: PromoCodesProps) {
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="sm">
          <Heading level={1}>
            <Trans>Promo codes</Trans>
          </Heading>
          <Text tone="muted" measure>
            {owner === "marketplace" ? (
              <Trans>
                Drivers type a code when they book a car of any agency. It lowers the price of the days, not
                that of options, extras and fees. The marketplace pays the agency what it takes off.
              </Trans>
            ) : (
              <Trans>
                Drivers type a code when they book one of your cars. It lowers the price of the days, not that
                of options, extras and fees, and your commission falls with it.
              </Trans>
            )}
          </Text>
          {mayEdit && (
            <div>
              <Button icon={PlusIcon} onClick={() => onEdit(null)}>
                <Trans>Add a code</Trans>
              </Button>
            </div>
          )}
        </Stack>
        {codes.length === 0 ? (
          <Text>
            <Trans>No promo code yet.</Trans>
          </Text>
        ) : (
          <ul className={styles.list}>
            {codes.map((promo) => (
              <PromoCodeCard
                key={promo.id}
                promo={promo}
                {...(mayEdit && { onEdit: () => onEdit(promo), onRetire: () => onRetire(promo) })}
              />
            ))}
          </ul>
        )}
      </Stack>
    </div>
  );
}
