import type { Generated } from "kysely";
import type { ApplicationType } from "@sayara/domain/config/ApplicationType";
import type { SecondFactorMethod } from "@sayara/domain/account/SecondFactorMethod";
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import type { UserType } from "@sayara/domain/user/UserType";
import type { Language } from "@sayara/domain/language/Language";
import type { SocialProvider } from "@sayara/domain/user/SocialProvider";

/** Users, their sessions, devices and sign-in methods, mailed links, passkeys, recovery codes, and captcha passes. */
export interface AccountTables {
  users: Omit<
    UserRow,
    | "password_by_session"
    | "link_version"
    | "erased_at"
    | "supplier_role"
    | "left_at"
    | "second_factor"
    | "authenticator_seed"
    | "authenticator_step"
    | "promotions_since"
  > & {
    password_by_session: Generated<boolean>;
    link_version: Generated<number>;
    erased_at: Generated<Date | null>;
    supplier_role: Generated<SupplierRole>;
    left_at: Generated<Date | null>;
    second_factor: Generated<SecondFactorMethod | null>;
    authenticator_seed: Generated<string | null>;
    authenticator_step: Generated<number>;
    promotions_since: Generated<Date | null>;
  };
  sessions: Omit<SessionRow, "application" | "id" | "user_agent" | "seen_at"> & {
    id: Generated<string>;
    application: Generated<ApplicationType>;
    user_agent: Generated<string | null>;
    seen_at: Generated<Date | null>;
  };
  mailed_tokens: MailedTokenRow;
  address_undos: AddressUndoRow;
  captcha_passes: CaptchaPassRow;
  spent_proofs: SpentProofRow;
  social_identities: SocialIdentityRow;
  passkeys: Omit<PasskeyRow, "id"> & { id: Generated<string> };
  passkey_challenges: PasskeyChallengeRow;
  recovery_codes: RecoveryCodeRow;
  push_devices: PushDeviceRow;
}

export interface UserRow {
  id: string;
  type: UserType;
  /** In lower case, so that it is unique whatever the letter case. */
  email: string;
  /** The address that will replace `email` once its mailed link is used. */
  pending_email: string | null;
  full_name: string;
  phone: string | null;
  /** YYYY-MM-DD. */
  birth_date: string | null;
  location: string | null;
  bio: string | null;
  avatar: string | null;
  language: Language;
  /** argon2id. Null for an account created by a guest checkout or a social sign-in. */
  password_hash: string | null;
  /** True if the first password was set with a session alone, so that it proves no more than that session. */
  password_by_session: boolean;
  account_status: ClientAccountStatus;
  enable_email_notifications: boolean;
  /** When the driver agreed to promotions [MA7]. Null without consent. */
  promotions_since: Date | null;
  /** The agency of a `supplier`. */
  supplier_id: string | null;
  /** The role in that agency [SR1]. It has no meaning for other account types. */
  supplier_role: SupplierRole;
  /** When the person was removed from the agency's team [TE3]. The account has been blocked since then. */
  left_at: Date | null;
  /** The second factor [SF1]. */
  second_factor: SecondFactorMethod | null;
  /** The authenticator app's secret is derived from this seed and the installation's key. */
  authenticator_seed: string | null;
  /** The latest period of 30 s with an accepted code. Codes of this and earlier periods are refused [SF4]. */
  authenticator_step: number;
  /** When the address was confirmed. */
  activated_at: Date | null;
  /** Incremented when the address changes, which revokes earlier signed links of the driver's bookings. */
  link_version: number;
  created_at: Date;
  /**
   * When the personal data was erased. The row stays, blocked and without a name or address, because other
   * records refer to it.
   */
  erased_at: Date | null;
}

export interface SessionRow {
  /** Identifies the session in the list of a person's sessions. */
  id: string;
  /** SHA-256 of the cookie value, so that a leaked table opens no session. */
  token_hash: string;
  user_id: string;
  /** The application that opened the session. The cookie is invalid in the other application. */
  application: ApplicationType;
  created_at: Date;
  expires_at: Date;
  /** The browser's User-Agent, shortened. */
  user_agent: string | null;
  /** When the session was last used, accurate to about ten minutes. */
  seen_at: Date | null;
}

/** A device that gets push notifications for as long as its session lasts [WP2]. */
export interface PushDeviceRow {
  id: string;
  session_id: string;
  user_id: string;
  /** The device's URL at its push service. Anyone who knows it can send to the device. */
  endpoint: string;
  /** Public key of the device in base64url. */
  p256dh: string;
  /** Secret of the device in base64url. */
  auth: string;
  /** The marketplace's public key with which the browser subscribed. The push service accepts no other. */
  public_key: string;
  created_at: Date;
}

/**
 * Purpose of a mailed link or code. A link confirms the account's address (`activation`), sets a password
 * (`reset`), changes the address to the mail's recipient (`email`) or, mailed to the current address, permits
 * the change to `new_email` (`permission`). A code proves access to the mailbox for an action with the
 * account (`code`) or for signing in (`signIn`).
 */
export type MailedTokenKind = "activation" | "reset" | "email" | "permission" | "code" | "signIn";

/** A mailed link or code. It works once, until it expires. */
export interface MailedTokenRow {
  /** SHA-256 of the link's secret. */
  token_hash: string;
  user_id: string;
  kind: MailedTokenKind;
  /** Recipient of the mail. */
  email: string;
  /** The address to which a `permission` link allows the change. */
  new_email: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** A link sent to an account's old address that undoes an email change, valid for seven days. */
export interface AddressUndoRow {
  /** SHA-256 of the link's secret. */
  token_hash: string;
  user_id: string;
  old_email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** An unused captcha pass. */
export interface CaptchaPassRow {
  /** SHA-256 of the cookie value. */
  pass_hash: string;
  expires_at: Date;
}

/** A used captcha solution or identity token, stored until it would have expired. */
export interface SpentProofRow {
  proof_hash: string;
  expires_at: Date;
}

/** An account's identity at a provider. */
export interface SocialIdentityRow {
  provider: SocialProvider;
  /** The provider's id of the user. Unlike an email address it never changes. */
  subject: string;
  user_id: string;
  created_at: Date;
}

/** A passkey of an account [PK1]. */
export interface PasskeyRow {
  id: string;
  user_id: string;
  /** The authenticator's id of the passkey, in base64url. */
  credential_id: string;
  /** Public COSE key in base64url, which verifies signatures. */
  public_key: string;
  /** Number of uses that the authenticator has counted; 0 if it does not count them [PK6]. */
  counter: number;
  /** The owner's name for the passkey. */
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** An unused recovery code. Using it deletes the row [SF6]. */
export interface RecoveryCodeRow {
  user_id: string;
  /** Keyed hash of the account and the code. */
  code_hash: string;
  created_at: Date;
}

/** An open challenge, deleted by the first response to it [PK2]. */
export interface PasskeyChallengeRow {
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  /** The account that may add a passkey; null for signing in. */
  user_id: string | null;
  expires_at: Date;
}
