import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { TeamMember } from "@sayara/api-client/contract/suppliers/team";
import { SupplierRole, supplierRoles } from "@sayara/domain/supplier/SupplierRole";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { supplierRoleMessages } from "@sayara/i18n/messages/supplierRoleMessages";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Inline } from "@sayara/ui/Inline/Inline";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import * as v from "valibot";
import type { TeamViewProps } from "./TeamViewProps.ts";
import * as styles from "./Team.css.ts";

interface PeopleProps extends Pick<TeamViewProps, "mayEdit" | "sending" | "onAct"> {
  people: readonly TeamMember[];
}

export function People({ people, mayEdit, sending, onAct }: PeopleProps) {
  const { t } = useLingui();
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  const isRemoving = sending.some(({ intent }) => intent === "remove");
  // False once the reloaded list no longer contains the removed person. That closes the dialog.
  const isListed = people.some(({ id }) => id === leaving?.id);
  return (
    <Stack as="section" gap="md" aria-labelledby="team-people">
      <Heading level={2} id="team-people">
        <Trans>People</Trans>
      </Heading>
      <ul className={styles.list}>
        {people.map((person) => (
          <Card as="li" key={person.id}>
            <Person person={person} {...{ mayEdit, sending, onAct }} onRemove={() => setLeaving(person)} />
          </Card>
        ))}
      </ul>
      {leaving !== null && isListed && (
        <FormDialog
          title={t`Remove ${leaving.fullName}?`}
          effect={t`The sessions end at once, and the account can no longer sign in. Bookings and records keep the name.`}
          button={t`Remove`}
          isDestructive
          working={isRemoving && t`Removing…`}
          onSend={() => onAct({ intent: "remove", id: leaving.id })}
          onClose={() => setLeaving(null)}
        >
          {null}
        </FormDialog>
      )}
    </Stack>
  );
}

interface PersonProps extends Omit<PeopleProps, "people"> {
  person: TeamMember;
  onRemove: () => void;
}

function Person({ person, mayEdit, sending, onAct, onRemove }: PersonProps) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { id, fullName, email, role, isYou, sessions, seenAt } = person;
  const isOf = (intent: "changeRole" | "endSessions") =>
    sending.some((other) => other.intent === intent && other.id === id);
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        <Text as="span" weight="strong">
          {fullName}
        </Text>
        <Badge>{i18n._(supplierRoleMessages[role])}</Badge>
        {isYou && (
          <Badge tone="positive">
            <Trans>You</Trans>
          </Badge>
        )}
      </Inline>
      <Text size="sm" tone="muted" className={styles.address}>
        {email}
      </Text>
      <Text size="sm" tone="muted">
        {seenAt === null ? (
          <Trans>Not signed in</Trans>
        ) : (
          <>
            <Plural value={sessions} one="# session" other="# sessions" /> ·{" "}
            <Trans>last used on {formats.dateTime(seenAt)}</Trans>
          </>
        )}
      </Text>
      {mayEdit && (
        <Inline gap="sm" align="end">
          <SelectField
            // A new key resets the field to the stored role if the change was refused.
            key={`${role} ${isOf("changeRole")}`}
            label={t`Role of ${fullName}`}
            defaultValue={role}
            disabled={isOf("changeRole")}
            onChange={({ target }) => {
              const chosen = v.safeParse(SupplierRole, target.value);
              if (chosen.success) onAct({ intent: "changeRole", id, role: chosen.output });
            }}
          >
            {supplierRoles.map((one) => (
              <option key={one} value={one}>
                {i18n._(supplierRoleMessages[one])}
              </option>
            ))}
          </SelectField>
          {sessions > 0 && (
            <Button
              tone="neutral"
              working={isOf("endSessions") && t`Ending…`}
              onClick={() => onAct({ intent: "endSessions", id })}
              aria-label={t`End sessions of ${fullName}`}
            >
              <Trans>End sessions</Trans>
            </Button>
          )}
          <Button tone="neutral" onClick={onRemove} aria-label={t`Remove ${fullName}`}>
            <Trans>Remove</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
