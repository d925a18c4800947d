import { Trans, useLingui } from "@lingui/react/macro";
import { Notice } from "@sayara/ui/Notice/Notice";
import { PasswordField } from "@sayara/ui/PasswordField/PasswordField";
import { TextArea } from "@sayara/ui/TextArea/TextArea";
import { TextField } from "@sayara/ui/TextField/TextField";
import { DatePartsField } from "@sayara/frontend/DatePartsField/DatePartsField";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import * as formStyles from "@sayara/frontend/form/Form.css";
import { SubmitButton } from "@sayara/frontend/form/SubmitButton";
import { emailInput } from "@sayara/frontend/form/email/emailInput";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import type { ProfileValues } from "./ProfileValues.ts";
import { SettingsSection } from "./SettingsSection.tsx";
import * as styles from "./Settings.css.ts";

export interface ProfileSectionProps {
  form: Form<ProfileValues>;
  /** Error of the email field: another account uses the address. */
  emailError: string | undefined;
  /** Whether the current password is required, as for a new address. */
  requiresPassword: boolean;
  /** The requested new address, after a permission link was mailed to the current one [AC6]. */
  awaitsPermission: string | null;
  currentEmail: string;
  /** Hides the fields that only drivers have. */
  isStaffUser: boolean;
}

/** Fields of driver accounts only. */
const driverFields = ["birthDate", "location", "bio"] as const;

export function ProfileSection({
  form,
  emailError,
  requiresPassword,
  awaitsPermission,
  currentEmail,
  isStaffUser,
}: ProfileSectionProps) {
  const { t } = useLingui();
  const labels = {
    fullName: t`Full name`,
    email: t`Email`,
    phone: t`Phone`,
    birthDate: t`Date of birth`,
    location: t`Location`,
    bio: t`About you`,
    password: t`Current password`,
  };
  const field = useFields(form, labels);
  const optional = t`optional`;
  return (
    <SettingsSection
      id="settings-profile"
      title={<Trans>Profile</Trans>}
      intro={
        isStaffUser ? (
          <Trans>Colleagues and our team reach you by these.</Trans>
        ) : (
          <Trans>Filled in for you whenever you book.</Trans>
        )
      }
    >
      <form {...form.props} className={formStyles.form}>
        <input type="hidden" name="intent" value="profile" />
        {/* For staff, the values of the drivers' fields stay unchanged. */}
        {isStaffUser &&
          driverFields.map((name) => <input key={name} type="hidden" name={name} value={form.start[name]} />)}
        <ProblemNotice problem={emailError === undefined ? form.problem : null} />
        {awaitsPermission !== null && (
          <Notice tone="success" announce="polite" title={<Trans>One more step for your new address</Trans>}>
            <Trans>
              Open the link that we sent to {currentEmail} to allow {awaitsPermission}.
            </Trans>
          </Notice>
        )}
        <ErrorSummary errors={form.errors} labels={labels} />
        <TextField
          {...field.text("fullName")}
          hint={isStaffUser ? undefined : <Trans>As on the driving licence</Trans>}
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
            hint={isStaffUser ? undefined : <Trans>The agency will call this number.</Trans>}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="+216 20 123 456"
          />
        </div>
        {!isStaffUser && (
          <div className={formStyles.pair}>
            <DatePartsField {...field.date("birthDate")} isBirthday />
            <TextField
              {...field.text("location")}
              aside={optional}
              autoComplete="address-level2"
              autoCapitalize="words"
            />
          </div>
        )}
        {requiresPassword && (
          <PasswordField
            {...field.text("password")}
            hint={<Trans>Needed to change the email address.</Trans>}
            toggleMessages={field.toggleMessages}
            autoComplete="current-password"
            required
          />
        )}
        {!isStaffUser && <TextArea {...field.text("bio")} aside={optional} autoComplete="off" rows={3} />}
        <SubmitButton form={form} className={styles.save} working={t`Saving…`}>
          <Trans>Save the profile</Trans>
        </SubmitButton>
      </form>
    </SettingsSection>
  );
}
