import { Trans, useLingui } from "@lingui/react/macro";
import { type Language, languages } from "@sayara/domain/language/Language";
import type { User } from "@sayara/domain/user/User";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { promotionConsentMessage } from "@sayara/i18n/messages/promotionConsentMessage";
import { userTypeMessages } from "@sayara/i18n/messages/userTypeMessages";
import { languageNames } from "@sayara/i18n/language/languageNames";
import { Button } from "@sayara/ui/Button/Button";
import { Heading } from "@sayara/ui/Heading/Heading";
import { KeyIcon, LanguageIcon, LockIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Switch } from "@sayara/ui/Switch/Switch";
import { Text } from "@sayara/ui/Text/Text";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { container } from "@sayara/frontend/layout/container.css";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import type { OwnerProof } from "@sayara/frontend/ownerProof/useOwnerProof";
import { useSite } from "@sayara/frontend/request/Site";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { AvatarSection } from "./avatar/AvatarSection.tsx";
import { OwnDataSection } from "./ownData/OwnDataSection.tsx";
import type { OwnDataIntent } from "./ownData/OwnDataIntent.ts";
import { ProfileSection, type ProfileSectionProps } from "./ProfileSection.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import type { PictureUpload } from "@sayara/frontend/PictureUpload/usePictureUpload";
import { unconfirmedEmail } from "./unconfirmedEmail.ts";
import * as styles from "./Settings.css.ts";

export interface SettingsProps {
  user: User;
  profile: Omit<ProfileSectionProps, "currentEmail" | "isStaffUser">;
  avatar: PictureUpload;
  /** Setting for emails about bookings. */
  notifications: MailSwitch;
  /** Consent of a driver to offers and news [MA7]. */
  promotions: MailSwitch;
  /** Section about the driver's current device. */
  device?: ReactNode;
  onLanguage: (language: Language) => void;
  /** Requests another confirmation email. */
  confirmation: { isSending: boolean; isSent: boolean; send: () => void };
  ownData: OwnerProof<OwnDataIntent>;
}

/** A setting for emails that is saved when switched. */
interface MailSwitch {
  isEnabled: boolean;
  isSaving: boolean;
  problem: FormProblem | null;
  choose: (isEnabled: boolean) => void;
}

export function Settings({
  user,
  profile,
  avatar,
  notifications,
  promotions,
  device = null,
  onLanguage,
  confirmation,
  ownData,
}: SettingsProps) {
  const { t, i18n } = useLingui();
  const { name: brand } = useSite();
  const unconfirmed = unconfirmedEmail(user);
  const isStaffUser = user.type === "supplier" || user.type === "admin";
  return (
    <Stack gap="lg" className={`${container} ${styles.page}`}>
      <Stack as="header" gap="xxs">
        <Heading level={1}>
          <Trans>Settings</Trans>
        </Heading>
        <Text tone="muted">
          {user.email} · {i18n._(userTypeMessages[user.type])}
        </Text>
      </Stack>
      {unconfirmed !== null && <UnconfirmedAddress email={unconfirmed} {...confirmation} />}
      <AvatarSection user={user} avatar={avatar} />
      <ProfileSection {...profile} currentEmail={user.email} isStaffUser={isStaffUser} />
      <SettingsSection
        id="settings-news"
        title={
          isStaffUser ? <Trans>Messages about bookings</Trans> : <Trans>Messages about your bookings</Trans>
        }
      >
        <Switch
          checked={notifications.isEnabled}
          aria-busy={notifications.isSaving || undefined}
          onChange={(event) => notifications.choose(event.target.checked)}
          hint={<Trans>Confirmations and messages about your account are sent in any case.</Trans>}
        >
          <Trans>Email notifications</Trans>
        </Switch>
        <ProblemNotice problem={notifications.problem} />
        {user.type === "user" && (
          <>
            <Switch
              checked={promotions.isEnabled}
              aria-busy={promotions.isSaving || undefined}
              onChange={(event) => promotions.choose(event.target.checked)}
              hint={i18n._({ ...promotionConsentMessage, values: { brand } })}
            >
              <Trans>Offers and news by email</Trans>
            </Switch>
            <ProblemNotice problem={promotions.problem} />
          </>
        )}
      </SettingsSection>
      {device}
      <SettingsSection
        id="settings-language"
        title={<Trans>Language</Trans>}
        intro={<Trans>For this site, and for the emails you receive.</Trans>}
      >
        <SelectField
          label={t`Language`}
          labelHidden
          width="medium"
          icon={LanguageIcon}
          value={i18n.locale}
          onChange={(event) => {
            const language = asLanguage(event.target.value);
            if (language !== undefined) onLanguage(language);
          }}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageNames[language]}
            </option>
          ))}
        </SelectField>
      </SettingsSection>
      <SettingsSection
        id="settings-password"
        title={<Trans>Sign-in and security</Trans>}
        intro={<Trans>Your password, your passkeys, the second step, and where you are signed in.</Trans>}
      >
        <Inline gap="sm">
          <LinkButton tone="neutral" icon={KeyIcon} render={<RouterLink to="/change-password" />}>
            <Trans>Change the password</Trans>
          </LinkButton>
          <LinkButton tone="neutral" icon={LockIcon} render={<RouterLink to="/security" />}>
            <Trans>Passkeys, second step and sessions</Trans>
          </LinkButton>
        </Inline>
      </SettingsSection>
      <OwnDataSection user={user} ownData={ownData} />
    </Stack>
  );
}

function UnconfirmedAddress({
  email,
  isSending,
  isSent,
  send,
}: SettingsProps["confirmation"] & { email: string }) {
  const { t } = useLingui();
  if (isSent)
    return (
      <Notice tone="success" announce="polite" title={t`An email is on its way to ${email}`}>
        <Trans>Open its link to confirm your address.</Trans>
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={t`Your address is not confirmed yet`}
      actions={
        <Button tone="neutral" working={isSending && t`Sending…`} onClick={send}>
          <Trans>Send the link again</Trans>
        </Button>
      }
    >
      <Trans>
        Open the link that we have sent to {email}, so that messages about your bookings reach you.
      </Trans>
    </Notice>
  );
}
