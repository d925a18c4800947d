import { Trans, useLingui } from "@lingui/react/macro";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { ProofField } from "@sayara/frontend/ownerProof/ProofField";
import type { OwnerProof } from "@sayara/frontend/ownerProof/useOwnerProof";
import { validationText } from "@sayara/i18n/messages/validationText";
import { Button } from "@sayara/ui/Button/Button";
import { Inline } from "@sayara/ui/Inline/Inline";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import type { PasskeyAct } from "./SecurityAct.ts";

interface PasskeyDialogProps {
  act: PasskeyAct;
  proof: OwnerProof<PasskeyAct>;
  /** Whether a passkey of the account may prove it. */
  canUsePasskey: boolean;
}

/** Asks for the proof that a passkey is added or removed by its owner [PK4], and for the name of a new one. */
export function PasskeyDialog({ act, proof, canUsePasskey }: PasskeyDialogProps) {
  const { t, i18n } = useLingui();
  const [name, setName] = useState("");
  const [isNameMissing, setNameMissing] = useState(false);
  const isNew = act.intent === "addPasskey";
  const texts = isNew
    ? {
        title: t`Add a passkey`,
        effect: t`Afterwards, your browser asks where to keep the passkey. We email you about it.`,
        button: t`Continue`,
        working: t`Follow your browser…`,
      }
    : {
        title: t`Remove the passkey?`,
        effect: t`The passkey “${act.name}” no longer signs in. We email you about it.`,
        button: t`Remove`,
        working: t`Removing…`,
      };
  const isMailing = proof.proof === "mail";
  function send(sendProof: (more?: Record<string, string>) => void) {
    // A code may be mailed before there is a name.
    const isMissing = isNew && name.trim() === "" && !(isMailing && sendProof === proof.send);
    setNameMissing(isMissing);
    if (!isMissing) sendProof(isNew ? { name: name.trim() } : {});
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
