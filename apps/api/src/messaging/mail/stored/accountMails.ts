import { AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import { SecondFactorMethod } from "@sayara/domain/account/SecondFactorMethod";
import { MessageKind } from "@sayara/domain/notification/MessageKind";
import * as v from "valibot";
import { DateTime, StandaloneFlag } from "./mailFacts.ts";

/** Part of a mail with a single-use link. The secret is derived from `tokenSeed`. */
const LinkFacts = v.object({
  name: v.string(),
  userId: v.string(),
  tokenSeed: v.string(),
  expiresAt: DateTime,
  /** Whether the link opens the portal. */
  isForPortal: v.exactOptional(v.boolean()),
});

/**
 * Part of a mail about an email change. The secret of the undo link is derived from `undoSeed`. The link's fields are
 * absent in mails of earlier versions and in mails to an unconfirmed address.
 */
const AddressChange = v.object({
  name: v.string(),
  ...v.partial(v.object({ userId: v.string(), undoSeed: v.string(), undoUntil: DateTime })).entries,
  newEmail: v.string(),
});

/** Mails about an account or the site. */
export const accountMails = [
  v.object({
    kind: v.picklist(["accountActivation", "addressConfirmation", "newAddressConfirmation", "passwordReset"]),
    ...LinkFacts.entries,
  }),
  v.object({ kind: v.literal("passwordChanged"), name: v.string(), changedAt: DateTime }),
  v.object({
    kind: v.literal("emailChangeAsked"),
    ...AddressChange.entries,
    askedAt: DateTime,
  }),
  v.object({ kind: v.literal("emailChangePermission"), ...LinkFacts.entries, newEmail: v.string() }),
  v.object({
    kind: v.literal("emailChanged"),
    ...AddressChange.entries,
    changedAt: DateTime,
  }),
  v.object({
    kind: v.literal("accountCode"),
    name: v.string(),
    userId: v.string(),
    /** The code is derived from this seed and the installation's key. */
    accountCodeSeed: v.string(),
    expiresAt: DateTime,
  }),
  v.object({
    kind: v.literal("signInCode"),
    name: v.string(),
    userId: v.string(),
    /** The code is derived from this seed and the installation's key. */
    signInCodeSeed: v.string(),
    expiresAt: DateTime,
  }),
  v.object({
    kind: v.literal("secondFactorChanged"),
    name: v.string(),
    method: v.picklist([...SecondFactorMethod.options, "none"]),
    changedAt: DateTime,
  }),
  v.object({
    kind: v.literal("passkeyChanged"),
    name: v.string(),
    change: v.picklist(["added", "removed"]),
    passkey: v.string(),
    changedAt: DateTime,
  }),
  v.object({
    kind: v.literal("recoveryCodesChanged"),
    name: v.string(),
    change: v.picklist(["used", "made"]),
    remaining: v.number(),
    changedAt: DateTime,
  }),
  v.object({ kind: v.literal("accountDeleted"), name: v.string(), deletedAt: DateTime }),
  v.object({
    kind: v.literal("alreadyRegistered"),
    name: v.string(),
    attempt: v.picklist(["signUp", "checkout", "newAddress"]),
    returnTo: v.exactOptional(v.string()),
    /** Whether the address was entered in the portal. */
    isFromPortal: v.exactOptional(v.boolean()),
  }),
  v.object({
    kind: v.literal("contactMessage"),
    from: v.string(),
    subject: v.string(),
    message: v.string(),
  }),
  v.object({
    kind: v.literal("clientMessage"),
    name: v.string(),
    /** Empty for an SMS. */
    subject: v.string(),
    text: v.string(),
  }),
  v.object({
    kind: v.literal("audienceMessage"),
    name: v.string(),
    messageId: v.string(),
    purpose: MessageKind,
    subject: v.string(),
    text: v.string(),
  }),
  v.object({
    kind: v.literal("savedCarsChanged"),
    name: v.string(),
    cars: v.array(
      v.object({
        news: v.picklist(["cheaper", "free"]),
        carName: v.string(),
        supplierName: v.string(),
        pickUpPlace: v.string(),
        from: DateTime,
        to: DateTime,
        total: v.number(),
        before: v.exactOptional(v.number()),
        /** Parts of the address of the car's page: slugs, and a young driver's age. */
        address: v.object({
          car: v.string(),
          place: v.string(),
          dropOff: v.string(),
          driverAge: v.nullable(v.number()),
        }),
      }),
    ),
  }),
  v.object({
    kind: v.literal("reminder"),
    name: v.string(),
    reminder: AutomatedReminder,
    waiting: v.exactOptional(v.object({ number: v.number(), bookingId: v.string(), answerBy: DateTime })),
    ...StandaloneFlag.entries,
  }),
] as const;
