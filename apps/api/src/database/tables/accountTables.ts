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
  /** In lower case, so that it is unique in any spelling. */
  email: string;
  /** The address that replaces `email` once its mailed link is used. */
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
  /** True when the first password was set with a session alone, so it proves no more than that session. */
  password_by_session: boolean;
  account_status: ClientAccountStatus;
  enable_email_notifications: boolean;
  /** When the driver agreed to promotions [MA7]. Null without consent. */
  promotions_since: Date | null;
  /** The agency of a `supplier`. */
  supplier_id: string | null;
  /** The role in that agency [SR1]; without a meaning for others. */
  supplier_role: SupplierRole;
  /** When the person was removed from the agency's team [TE3]. The account is blocked since. */
  left_at: Date | null;
  /** The second factor [SF1]. */
  second_factor: SecondFactorMethod | null;
  /** Yields the authenticator app's secret with this installation's key. */
  authenticator_seed: string | null;
  /** The latest period of 30 s whose code signed in. An earlier code is refused [SF4]. */
  authenticator_step: number;
  /** When the address was confirmed. */
  activated_at: Date | null;
  /** Incremented when the address changes, which revokes earlier signed links of the driver's bookings. */
  link_version: number;
  created_at: Date;
  /**
   * When the personal data were erased. The row stays for records that refer to it: blocked, without name and address.
   */
  erased_at: Date | null;
}

export interface SessionRow {
  /** Names the session in the list of a person's sessions. */
  id: string;
  /** SHA-256 of the cookie value, so that a leaked table opens no session. */
  token_hash: string;
  user_id: string;
  /** The application that opened the session. Its cookie opens no other. */
  application: ApplicationType;
  created_at: Date;
  expires_at: Date;
  /** The browser's User-Agent, cut off. */
  user_agent: string | null;
  /** When the session was last used, to about ten minutes. */
  seen_at: Date | null;
}

/** A device that gets notifications, for as long as its session lasts [WP2]. */
export interface PushDeviceRow {
  id: string;
  session_id: string;
  user_id: string;
  /** Address of the device at its push service. Who knows it can send to it. */
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
 * Purpose of a mailed link: confirm the account's address, set a password, move the account to an address, or, sent to
 * the current address, permit a move to `new_email`; or a code that proves access to the mailbox, for an action with
 * the account (`code`) or for signing in.
 */
export type MailedTokenKind = "activation" | "reset" | "email" | "permission" | "code" | "signIn";

/** A mailed link, valid for one use within one day of its mail being sent. */
export interface MailedTokenRow {
  /** SHA-256 of the link's secret. */
  token_hash: string;
  user_id: string;
  kind: MailedTokenKind;
  /** Recipient of the mail. */
  email: string;
  /** The address that a `permission` allows. */
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

/** A used captcha solution or identity token, stored until it expires anyway. */
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

/** A passkey, by which an account signs in [PK1]. */
export interface PasskeyRow {
  id: string;
  user_id: string;
  /** The authenticator's id of the passkey, in base64url. */
  credential_id: string;
  /** COSE key in base64url. Verifies signatures and makes none. */
  public_key: string;
  /** Uses that the authenticator has counted; 0 for one that does not count [PK6]. */
  counter: number;
  /** As its owner calls it. */
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** A recovery code that is left; its use deletes it [SF6]. */
export interface RecoveryCodeRow {
  user_id: string;
  /** Keyed hash of the account and the code. */
  code_hash: string;
  created_at: Date;
}

/** An open challenge, deleted by its first answer [PK2]. */
export interface PasskeyChallengeRow {
  /** SHA-256 of the challenge. */
  challenge_hash: string;
  /** The account that may add a passkey; null for the use of a passkey. */
  user_id: string | null;
  expires_at: Date;
}
