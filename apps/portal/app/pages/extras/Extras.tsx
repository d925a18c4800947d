import { Trans } from "@lingui/react/macro";
import type { StoredExtra } from "@sayara/api-client/contract/suppliers/extras";
import { container } from "@sayara/frontend/layout/container.css";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { PlusIcon } from "@sayara/ui/Icon/icons";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { ExtraCard } from "./ExtraCard.tsx";
import * as styles from "./Extras.css.ts";

interface ExtrasProps {
  extras: readonly StoredExtra[];
  /** Whether the page offers changes. The API enforces the permission. */
  mayEdit: boolean;
  /** Called with null for a new extra. */
  onEdit: (extra: StoredExtra | null) => void;
  onRetire: (extra: StoredExtra) => void;
}

/** The extras that an agency offers with its cars. */
export function Extras({ extras, mayEdit, onEdit, onRetire }: ExtrasProps) {
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="lg">
        <Stack as="header" gap="sm">
          <Heading level={1}>
            <Trans>Extras</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              What drivers can rent with each of your cars. A booking keeps the price it was made at.
            </Trans>
          </Text>
          {mayEdit && (
            <div>
              <Button icon={PlusIcon} onClick={() => onEdit(null)}>
                <Trans>Add an extra</Trans>
              </Button>
            </div>
          )}
        </Stack>
        {extras.length === 0 ? (
          <Text>
            <Trans>No extra yet. Families look for child seats first.</Trans>
          </Text>
        ) : (
          <ul className={styles.list}>
            {extras.map((extra) => (
              <ExtraCard
                key={extra.id}
                extra={extra}
                {...(mayEdit && { onEdit: () => onEdit(extra), onRetire: () => onRetire(extra) })}
              />
            ))}
          </ul>
        )}
      </Stack>
    </div>
  );
}
