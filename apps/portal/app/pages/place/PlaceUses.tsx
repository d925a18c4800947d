import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { PlaceRecord } from "@sayara/api-client/contract/catalogue/managePlaces";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { Button } from "@sayara/ui/Button/Button";
import { DeleteIcon } from "@sayara/ui/Icon/icons";
import { MAX_COUNTED_BOOKINGS } from "@sayara/domain/location/PlaceDetails";
import { Text } from "@sayara/ui/Text/Text";
import { type ReactNode, useState } from "react";
import * as styles from "./Place.css.ts";

interface PlaceUsesProps {
  place: Pick<PlaceRecord, "names" | "uses">;
  isDeleting: boolean;
  onDelete: () => void;
}

/** Records that refer to a place. The place can be deleted if there are none [PA4]. */
export function PlaceUses({ place: { names, uses }, isDeleting, onDelete }: PlaceUsesProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const name = names.fr;
  return (
    <SectionCard id="place-uses" title={t`Deleting`}>
      {uses.length === 0 ? (
        <div className={styles.buttons}>
          <Text>
            <Trans>No car, agency, booking or other place refers to it.</Trans>
          </Text>
          <Button tone="danger" icon={DeleteIcon} onClick={() => setOpen(true)}>
            <Trans>Delete the place</Trans>
          </Button>
        </div>
      ) : (
        <>
          <Text>
            <Trans>It cannot be deleted while these refer to it:</Trans>
          </Text>
          <ul className={styles.list}>
            {uses.map(({ use, count, names: some }) => (
              <li key={use}>
                <UseCount use={use} count={count} />
                {some.length > 0 && (
                  <Text
                    size="sm"
                    tone="muted"
                  >{`${formats.list(some)}${count > some.length ? "…" : ""}`}</Text>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {isOpen && (
        <FormDialog
          title={t`Delete ${name}`}
          effect={t`Its address and the former ones then lead nowhere. This cannot be undone.`}
          button={t`Delete the place`}
          isDestructive
          working={isDeleting && t`Deleting…`}
          onSend={onDelete}
          onClose={() => setOpen(false)}
        >
          {null}
        </FormDialog>
      )}
    </SectionCard>
  );
}

function UseCount({ use, count }: Omit<PlaceRecord["uses"][number], "names">): ReactNode {
  switch (use) {
    case "cars":
      return <Plural value={count} one="# car is picked up there" other="# cars are picked up there" />;
    case "agencies":
      return <Plural value={count} one="# agency serves it" other="# agencies serve it" />;
    case "bookings":
      return count < MAX_COUNTED_BOOKINGS ? (
        <Plural value={count} one="# booking starts or ends there" other="# bookings start or end there" />
      ) : (
        <Trans>{MAX_COUNTED_BOOKINGS} bookings or more start or end there</Trans>
      );
    case "places":
      return <Plural value={count} one="# place belongs to it" other="# places belong to it" />;
    case "unknown":
      return <Trans>Something new</Trans>;
  }
}
