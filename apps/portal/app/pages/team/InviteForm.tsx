import { Trans, useLingui } from "@lingui/react/macro";
import { type SupplierRole, supplierRoles } from "@sayara/domain/supplier/SupplierRole";
import { emailInput } from "@sayara/frontend/form/email/emailInput";
import { supplierRoleMessages } from "@sayara/i18n/messages/supplierRoleMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { MailIcon } from "@sayara/ui/Icon/icons";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { TextField } from "@sayara/ui/TextField/TextField";
import * as styles from "./Team.css.ts";

interface InviteFormProps {
  error: string | undefined;
  working: string | false;
  onInvite: (email: string, role: SupplierRole) => void;
}

export function InviteForm({ error, working, onInvite }: InviteFormProps) {
  const { t, i18n } = useLingui();
  return (
    <Card as="section" aria-labelledby="team-invite">
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const values = new FormData(event.currentTarget);
          const role = supplierRoles.find((one) => one === values.get("role")) ?? "desk";
          const email = values.get("email");
          if (working === false) onInvite(typeof email === "string" ? email : "", role);
        }}
      >
        <Stack gap="md">
          <Heading level={2} id="team-invite">
            <Trans>Invite a person</Trans>
          </Heading>
          <TextField
            {...emailInput}
            name="email"
            label={t`Email`}
            autoComplete="off"
            hint={<Trans>The invitation works once, for 7 days.</Trans>}
            error={error === undefined ? undefined : validationText(error, i18n)}
            required
          />
          <SelectField name="role" label={t`Role`} defaultValue="desk">
            {supplierRoles.map((role) => (
              <option key={role} value={role}>
                {i18n._(supplierRoleMessages[role])}
              </option>
            ))}
          </SelectField>
          <Button type="submit" tone="primary" icon={MailIcon} working={working}>
            <Trans>Invite</Trans>
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
