import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { DatePartsField } from "#web/shared/DatePartsField/DatePartsField.tsx";
import { ErrorSummary } from "#web/shared/form/ErrorSummary.tsx";
import * as formStyles from "#web/shared/form/Form.css.ts";
import { emailInput } from "#web/shared/form/emailInput.ts";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import { useFields } from "#web/shared/form/useFields.ts";
import type { Form } from "#web/shared/form/useForm.ts";
import type { ProfileValues } from "./ProfileValues.ts";
import { SettingsSection } from "./SettingsSection.tsx";
import * as styles from "./Settings.css.ts";

interface ProfileSectionProps {
  form: Form<ProfileValues>;
  /** Told beside the e-mail's field: the address belongs to another account. */
  emailError: string | undefined;
}

export function ProfileSection({ form, emailError }: ProfileSectionProps) {
  const { t } = useLingui();
  const labels = {
    fullName: t`Full name`,
    email: t`E-mail`,
    phone: t`Phone`,
    birthDate: t`Date of birth`,
    location: t`Location`,
    bio: t`About you`,
  };
  const field = useFields(form, labels);
  const optional = t`optional`;
  return (
    <SettingsSection
      id="settings-profile"
      title={<Trans>Profile</Trans>}
      intro={<Trans>Filled in for you whenever you book.</Trans>}
    >
      <form id={form.id} method="post" noValidate className={formStyles.form} onSubmit={form.submit}>
        <ProblemNotice problem={emailError === undefined ? form.problem : null} />
        <ErrorSummary errors={form.errors} labels={labels} />
        <TextField
          {...field.text("fullName")}
          hint={<Trans>As on the driving licence</Trans>}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
        <div className={formStyles.pair}>
          <TextField
            {...field.text("email")}
            error={emailError ?? field.errorOf("email")}
            hint={<Trans>A new address has to be confirmed.</Trans>}
            {...emailInput}
            autoComplete="email"
            required
          />
          <TextField
            {...field.text("phone")}
            hint={<Trans>The agency calls you there.</Trans>}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="+216 20 123 456"
          />
        </div>
        <div className={formStyles.pair}>
          <DatePartsField
            id="birthDate"
            legend={labels.birthDate}
            error={field.errorOf("birthDate")}
            value={form.values.birthDate}
            isBirthday
            onChange={(value) => form.change("birthDate", value)}
            onLeave={() => form.leave("birthDate")}
          />
          <TextField
            {...field.text("location")}
            aside={optional}
            autoComplete="address-level2"
            autoCapitalize="words"
          />
        </div>
        <TextArea {...field.text("bio")} aside={optional} autoComplete="off" rows={3} />
        <Button type="submit" className={styles.save} working={form.isSending && t`Saving…`}>
          <Trans>Save the profile</Trans>
        </Button>
      </form>
    </SettingsSection>
  );
}
