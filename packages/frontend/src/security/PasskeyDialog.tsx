import { Trans, useLingui } from "@lingui/react/macro";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { ProofField } from "@sayara/frontend/ownerProof/ProofField";
import type { OwnerProof } from "@sayara/frontend/ownerProof/useOwnerProof";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { TextField } from "@sayara/ui/TextField/TextField";
import { SecondFactorCode } from "@sayara/domain/account/RecoveryCode";
import { useState } from "react";
import * as v from "valibot";
import { FactorCodeField } from "./FactorCodeField.tsx";
import type { PasskeyIntent } from "./SecurityIntent.ts";

interface PasskeyDialogProps {
  intent: PasskeyIntent;
  proof: OwnerProof<PasskeyIntent>;
  /**
   * Whether the account has an authenticator app. A code from it is then required for a new passkey too
   * [SF7].
   */
  hasApp: boolean;
  /** Whether a passkey of the account may serve as the proof. */
  canUsePasskey: boolean;
}

/**
 * Dialog that adds or removes a passkey. Asks for a proof of ownership [PK4] and for the name of a new
 * passkey.
 */
export function PasskeyDialog({ intent, proof, hasApp, canUsePasskey }: PasskeyDialogProps) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState("");
  const [isNameMissing, setNameMissing] = useState(false);
  const [factorCode, setFactorCode] = useState("");
  const [codeError, setCodeError] = useState<"required" | "invalid" | null>(null);
  const isNew = intent.intent === "addPasskey";
  const texts = isNew
    ? {
        title: t`Add a passkey`,
        effect: t`Afterwards, your browser asks where to keep the passkey. We email you about it.`,
        button: t`Continue`,
        working: t`Follow your browser…`,
      }
    : {
        title: t`Remove the passkey?`,
        effect: t`The passkey “${intent.name}” no longer signs in. We email you about it.`,
        button: t`Remove`,
        working: t`Removing…`,
      };
  const isMailing = proof.proof === "mail";
  const needsCode = isNew && hasApp;
  function send(sendProof: (more?: Record<string, string>) => void) {
    // The name is not required to mail a code.
    const isMissing = isNew && name.trim() === "" && !(isMailing && sendProof === proof.send);
    setNameMissing(isMissing);
    const error = sendProof === proof.send && !isMailing ? errorOfCode() : null;
    setCodeError(error);
    if (isMissing || error !== null) return;
    sendProof(isNew ? { name: name.trim(), ...(needsCode && { factorCode }) } : {});
  }
  function errorOfCode() {
    if (!needsCode || v.safeParse(SecondFactorCode, factorCode).success) return null;
    return factorCode.trim() === "" ? "required" : "invalid";
  }
  return (
    <FormDialog
      title={texts.title}
      effect={texts.effect}
      button={isMailing ? t`Email me a code` : texts.button}
      isDestructive={!isNew && !isMailing}
      working={proof.isSending && (isMailing ? t`Sending the code…` : texts.working)}
      onSend={() => send(proof.send)}
      onClose={proof.close}
    >
      {isNew && (
        <TextField
          label={t`Name of the passkey`}
          hint={t`Such as “My phone”, to recognise it here.`}
          maxLength={60}
          autoComplete="off"
          required
          value={name}
          error={isNameMissing && validationText("required", i18n)}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <ProofField proof={proof} />
      {needsCode && !isMailing && (
        <FactorCodeField
          // A code mailed as the proof cannot also serve as the second factor.
          canMail={proof.proof !== "code"}
          label={t`Code of your second step`}
          value={factorCode}
          error={codeError !== null && validationText(codeError, i18n)}
          onChange={({ target }) => setFactorCode(target.value)}
        />
      )}
      {canUsePasskey && (
        <Inline>
          <Button tone="neutral" disabled={proof.isSending} onClick={() => send(proof.sendWithPasskey)}>
            <Trans>Confirm with a passkey instead</Trans>
          </Button>
        </Inline>
      )}
      <ProblemNotice
        problem={proof.problem}
        no={t`No passkey was made. Perhaps this device already holds one of your account.`}
      />
    </FormDialog>
  );
}
