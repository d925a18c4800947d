import { useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { useState } from "react";
import { useBookingAction } from "../actions/useBookingAction.ts";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import * as styles from "./Problems.css.ts";

interface ProblemPictureProps {
  id: string;
  number: number;
  /** What it shows; its number by default. */
  name?: string;
  /** How it is fetched: a photo of a report, of a message, or of a condition report. */
  intent?: "readPicture" | "readMessagePicture" | "readReportedPicture" | "readConditionPicture";
}

/**
 * A photo in a problem report or a message, fetched when its button is pressed: no URL on the page contains the token.
 */
export function ProblemPicture({ id, number, name, intent = "readPicture" }: ProblemPictureProps) {
  const { t } = useLingui();
  const [dataUrl, setDataUrl] = useState("");
  const { submitJson, isSending, problem } = useBookingAction<Blob>({
    onDone: (bytes) => void toDataUrl(bytes).then(setDataUrl),
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

/** Returns the bytes as a `data:` URL, which the content security policy allows. */
function toDataUrl(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(new Blob([bytes], { type: "image/webp" }));
  });
}
