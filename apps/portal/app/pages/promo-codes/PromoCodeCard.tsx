import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { StoredPromoCode } from "@sayara/api-client/contract/suppliers/promoCodes";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./PromoCodes.css.ts";
import { usePromoTexts } from "./usePromoTexts.ts";

interface PromoCodeCardProps {
  promo: StoredPromoCode;
  /** Absent for people with read-only access, like `onRetire`. */
  onEdit?: () => void;
  onRetire?: () => void;
}

/** A promo code with its discount, validity, conditions and uses. */
export function PromoCodeCard({ promo, onEdit, onRetire }: PromoCodeCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { discountText, conditionTexts } = usePromoTexts();
  const { code, uses, maximumUses, validFrom, validUntil, isPaused } = promo;
  const dates = formats.dateRange(validFrom, validUntil);
  const most = formats.number(maximumUses ?? 0);
  return (
    <Card as="li">
      <Stack gap="sm">
        <Heading level={2} size="md" translate="no">
          <bdi>{code}</bdi>
        </Heading>
        <Text>{discountText(promo)}</Text>
        <Text size="sm" tone="muted">
          {isPaused ? <Trans>Paused</Trans> : <Trans>Bookings: {dates}</Trans>}
        </Text>
        {conditionTexts(promo).map((text) => (
          <Text key={text} size="sm" tone="muted">
            {text}
          </Text>
        ))}
        <Text size="sm">
          <Plural value={uses} one="# use" other="# uses" />
          {maximumUses !== null && (
            <>
              {" · "}
              <Trans>at most {most}</Trans>
            </>
          )}
        </Text>
        {onEdit !== undefined && onRetire !== undefined && (
          <div className={styles.actions}>
            <Button size="small" tone="neutral" onClick={onEdit} aria-label={t`Edit ${code}`}>
              <Trans>Edit</Trans>
            </Button>
            <Button size="small" tone="neutral" onClick={onRetire} aria-label={t`Retire ${code}`}>
              <Trans>Retire</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
