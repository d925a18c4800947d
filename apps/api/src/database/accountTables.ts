import type { Generated } from "kysely";
import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import type { UserType } from "@sayara/domain/user/UserType";
import type { Language } from "@sayara/domain/language/Language";
import type { SocialProvider } from "@sayara/domain/user/SocialProvider";

/** Who may sign in and how, their sessions, the links mailed to them, and proofs that a person is at work. */
export interface AccountTables {
  users: Omit<UserRow, "password_by_session"> & { password_by_session: Generated<boolean> };
  sessions: SessionRow;
  mailed_tokens: MailedTokenRow;
  address_undos: AddressUndoRow;
  captcha_passes: CaptchaPassRow;
  spent_proofs: SpentProofRow;
  social_identities: SocialIdentityRow;
}

export interface UserRow {
  id: string;
  type: UserType;
  /** In lower case: unique whatever its spelling. */
  email: string;
  /** The address that takes its place once its mailed link is used. */
  pending_email: string | null;
  full_name: string;
  phone: string | null;
  /** YYYY-MM-DD. */
  birth_date: string | null;
  location: string | null;
  bio: string | null;
  avatar: string | null;
  language: Language;
  /** argon2id; null for an account that a guest's checkout or a social sign-in made. */
  password_hash: string | null;
  /** Its first password was chosen with nothing but a session: it proves no more than that. False for most. */
  password_by_session: boolean;
  account_status: ClientAccountStatus;
  enable_email_notifications: boolean;
  /** The agency that a `supplier` works for. */
  supplier_id: string | null;
  /** When the address was confirmed. */
  activated_at: Date | null;
  created_at: Date;
}

export interface SessionRow {
  /** SHA-256 of the cookie's value, so that a stolen table opens no session. */
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

/**
 * What a mailed link is for: it confirms the account's address, sets a password, moves the account to an address, or
 * permits, from the address that the account has, a move to `new_email`.
 */
export type MailedTokenKind = "activation" | "reset" | "email" | "permission";

/** One mailed link: one day from when its mail leaves, one use. */
export interface MailedTokenRow {
  /** SHA-256 of the link's secret. */
  token_hash: string;
  user_id: string;
  kind: MailedTokenKind;
  /** Where it was mailed to. */
  email: string;
  /** The address that a `permission` allows. */
  new_email: string | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** A link mailed to an account's old address: for seven days it takes a change of address back. */
export interface AddressUndoRow {
  /** SHA-256 of the link's secret. */
  token_hash: string;
  user_id: string;
  old_email: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** A solved captcha that was not used yet. */
export interface CaptchaPassRow {
  /** SHA-256 of the cookie's value. */
  pass_hash: string;
  expires_at: Date;
}

/** A captcha's solution or an identity token that was taken once; kept until it is worthless by itself. */
export interface SpentProofRow {
  proof_hash: string;
  expires_at: Date;
}

/** Somebody's account with a provider of identities. */
export interface SocialIdentityRow {
  provider: SocialProvider;
  /** The provider's own name for the person; it never changes, as an address may. */
  subject: string;
  user_id: string;
  created_at: Date;
}
