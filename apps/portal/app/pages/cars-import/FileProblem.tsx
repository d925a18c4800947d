import { Trans } from "@lingui/react/macro";
import type { FilePosition } from "@sayara/catalogue/fleet/FilePosition";
import type { OpenedFile } from "./OpenedFile.ts";

interface FileProblemProps {
  position: FilePosition;
  textOf: OpenedFile["textOf"];
  /** Omits the line number, which the row already shows. */
  isInRow?: boolean;
}

/** Position of a problem in the file, its field, and how to correct it. */
export function FileProblem({ position, textOf, isInRow = false }: FileProblemProps) {
  const { line, column, field } = position;
  return (
    <span>
      {line !== undefined && !isInRow && (
        <>
          <Trans>Line {line}</Trans>
          {", "}
        </>
      )}
      {column !== undefined && (
        <>
          <Trans>column {column}</Trans>
          {": "}
        </>
      )}
      {field !== undefined && (
        <>
          <strong translate="no">{field}</strong>{" "}
        </>
      )}
      {textOf(position)}
    </span>
  );
}
