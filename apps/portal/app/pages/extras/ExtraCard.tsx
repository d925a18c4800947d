import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { StoredExtra } from "@sayara/api-client/contract/suppliers/extras";
import { textIn } from "@sayara/domain/language/textIn";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { extraKindMessages } from "@sayara/i18n/messages/price/extraKindMessages";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Extras.css.ts";
import { useExtraPrice } from "./useExtraPrice.ts";

interface ExtraCardProps {
  extra: StoredExtra;
  /** Absent for people with read-only access, like `onRetire`. */
  onEdit?: () => void;
  onRetire?: () => void;
}

/** An extra with its price, maximum per rental, and stock. */
export function ExtraCard({ extra, onEdit, onRetire }: ExtraCardProps) {
  const { t, i18n } = useLingui();
  const language = useTextLanguage();
  const priceText = useExtraPrice();
  const { kind, maximumPerRental, stock } = extra;
  const name = textIn(extra.name, language) ?? "";
  return (
    <Card as="li">
      <Stack gap="sm">
        <Heading level={2} size="md" className={styles.name}>
          {name}
        </Heading>
        <Text tone="muted" size="sm">
          {i18n._(extraKindMessages[kind])}
        </Text>
        <Text>{priceText(extra)}</Text>
        <Text size="sm">
          <Plural value={stock} one="# in stock" other="# in stock" />
          {" · "}
          <Plural value={maximumPerRental} one="at most # per rental" other="at most # per rental" />
        </Text>
        {onEdit !== undefined && onRetire !== undefined && (
          <div className={styles.actions}>
            <Button size="small" tone="neutral" onClick={onEdit} aria-label={t`Edit ${name}`}>
              <Trans>Edit</Trans>
            </Button>
            <Button size="small" tone="neutral" onClick={onRetire} aria-label={t`Retire ${name}`}>
              <Trans>Retire</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
