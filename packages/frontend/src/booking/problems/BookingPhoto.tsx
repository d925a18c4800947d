import { useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { useState } from "react";
import { useBookingAction } from "../actions/useBookingAction.ts";
import { toDataUrl } from "@sayara/frontend/files/toDataUrl";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import * as styles from "./Problems.css.ts";

interface ProblemPictureProps {
  id: string;
  number: number;
  /** Name of the photo, such as its angle; its number by default. */
  name?: string;
  /** Action that fetches the photo: of a problem report, a message or a condition report. */
  intent?: "readPicture" | "readMessagePicture" | "readReportedPicture" | "readConditionPicture";
}

/**
 * A photo of a problem report, message or condition report. Its button fetches the photo, so that no URL on
 * the page contains the token.
 */
export function BookingPhoto({ id, number, name, intent = "readPicture" }: ProblemPictureProps) {
  const { t } = useLingui();
  const [dataUrl, setDataUrl] = useState("");
  const { submitJson, isSending, problem } = useBookingAction<Blob>({
    onDone: (bytes) => void toDataUrl(new Blob([bytes], { type: "image/webp" })).then(setDataUrl),
  });
  if (dataUrl !== "")
    return <img className={styles.picture} src={dataUrl} alt={name ?? t`Picture ${number}`} />;
  return (
    <>
      <Button
        size="small"
        tone="neutral"
        working={isSending && t`Opening…`}
        onClick={() => submitJson({ intent, picture: id })}
      >
        {name === undefined ? t`Show picture ${number}` : t`Show: ${name}`}
      </Button>
      <ProblemNotice problem={problem} />
    </>
  );
}
