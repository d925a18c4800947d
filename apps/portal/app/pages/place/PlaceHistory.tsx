import { Trans, useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PlaceRecord } from "@sayara/api-client/contract/catalogue/managePlaces";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { SectionCard } from "@sayara/frontend/SectionHead/SectionCard";
import { unknownName } from "@sayara/i18n/messages/unknownMessages";
import { Text } from "@sayara/ui/Text/Text";
import * as styles from "./Place.css.ts";

const actionMessages: Readonly<Record<PlaceRecord["edits"][number]["action"], MessageDescriptor>> = {
  created: msg`Place added`,
  changed: msg`Details changed`,
  pictureReplaced: msg`Picture replaced`,
  pictureDeleted: msg`Picture deleted`,
  unknown: unknownName,
};

/** History of a place: who changed it and when, newest first [PA3]. */
export function PlaceHistory({ edits }: Pick<PlaceRecord, "edits">) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  return (
    <SectionCard id="place-history" title={t`Changes`}>
      {edits.length === 0 ? (
        <Text tone="muted">
          <Trans>Not changed in the portal yet.</Trans>
        </Text>
      ) : (
        <ol className={styles.list}>
          {edits.map(({ id, at, by, action }) => (
            <li key={id}>
              <Text size="sm">
                {[i18n._(actionMessages[action]), by, formats.dateTime(at)].filter(Boolean).join(" · ")}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
}
