import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useState } from "react";
import { ProblemNotice } from "#web/shared/form/ProblemNotice.tsx";
import type { FormProblem } from "#web/shared/form/FormProblem.ts";
import { CropView } from "./CropView.tsx";
import { type Crop, initialCrop } from "./crop.ts";
import { UploadProgress } from "./UploadProgress.tsx";

interface CropDialogProps {
  picture: ImageBitmap;
  /** Uploaded share, 0 to 1. */
  uploadShare: number | null;
  problem: FormProblem | null;
  onSave: (crop: Crop) => void;
  onClose: () => void;
}

export function CropDialog({ picture, uploadShare, problem, onSave, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const isSending = uploadShare !== null;
  const [crop, setCrop] = useState(initialCrop);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={t`Your picture`}
      description={t`Drag it where you want it, and zoom in on what matters.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button
            tone="neutral"
            aria-disabled={isSending || undefined}
            onClick={() => !isSending && onClose()}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button working={isSending && t`Uploading…`} onClick={() => onSave(crop)}>
            <Trans>Save the picture</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <ProblemNotice problem={problem} />
        <CropView picture={picture} crop={crop} onChange={setCrop} />
        {uploadShare !== null && <UploadProgress share={uploadShare} />}
      </Stack>
    </Dialog>
  );
}
