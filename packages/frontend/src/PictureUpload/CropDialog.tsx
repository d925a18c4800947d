import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { Stack } from "@sayara/ui/Stack/Stack";
import { useRef, useState } from "react";
import type { FormProblem } from "../form/FormProblem.ts";
import { ProblemNotice } from "../form/ProblemNotice.tsx";
import { CropView } from "./CropView.tsx";
import { type Crop, initialCropOf } from "./crop.ts";
import type { PictureFrame } from "./drawCrop.ts";
import { UploadProgress } from "../upload/UploadProgress.tsx";
import type { Upload } from "../upload/useUpload.ts";

interface CropDialogProps {
  frame: PictureFrame;
  /** By default "Your picture". */
  title?: string;
  isSending: boolean;
  /** Null while nothing is uploaded. */
  upload: Upload | null;
  problem: FormProblem | null;
  onSave: (crop: Crop) => void;
  onClose: () => void;
}

export function CropDialog({ frame, title, isSending, upload, problem, onSave, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const save = useRef<HTMLButtonElement>(null);
  const [crop, setCrop] = useState(() => initialCropOf(frame));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isSending && onClose()}
      title={title ?? t`Your picture`}
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
          <Button ref={save} working={isSending && t`Uploading…`} onClick={() => onSave(crop)}>
            <Trans>Save the picture</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <ProblemNotice problem={problem} />
        <CropView frame={frame} crop={crop} onChange={setCrop} />
        {isSending && <UploadProgress upload={upload} onCancel={() => save.current?.focus()} />}
      </Stack>
    </Dialog>
  );
}
