import { Plural, Trans } from "@lingui/react/macro";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import type { FormProblem } from "@sayara/frontend/form/FormProblem";
import { container } from "@sayara/frontend/layout/container.css";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { Badge } from "@sayara/ui/Badge/Badge";
import { Button } from "@sayara/ui/Button/Button";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { Heading } from "@sayara/ui/Heading/Heading";
import { PlusIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import { HandInDialog, type HandInTarget } from "./HandInDialog.tsx";
import { PaperItem } from "./PaperItem.tsx";
import type { PapersData } from "./Papers.load.ts";
import type { PaperFolder } from "#portal/papers/papersOf.ts";
import * as styles from "./Papers.css.ts";

export interface PapersProps extends PapersData {
  mayEdit: boolean;
  /** Ids of the documents that are being downloaded. */
  downloading: readonly string[];
  problem: FormProblem | null;
  onDownload: (document: SupplierDocument) => void;
}

/** The papers of an agency and of each of its cars. */
export function Papers({ folders, today, mayEdit, downloading, problem, onDownload }: PapersProps) {
  const [target, setTarget] = useState<HandInTarget | null>(null);
  const [agency, ...cars] = folders;
  const papersIn = (folder: PaperFolder) => (
    <FolderPapers
      folder={folder}
      mayEdit={mayEdit}
      downloading={downloading}
      onDownload={onDownload}
      onHandIn={setTarget}
    />
  );
  return (
    <div className={`${container} ${styles.page}`}>
      <Stack gap="xl">
        <Stack as="header" gap="xs">
          <Heading level={1}>
            <Trans>Papers</Trans>
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              Only your agency and the marketplace see them. A car is not offered for rentals that end after
              its insurance or operating permit.
            </Trans>
          </Text>
        </Stack>
        <ProblemNotice problem={problem} />
        {agency !== undefined && (
          <Stack as="section" gap="md" aria-labelledby="papers-agency">
            <Heading level={2} size="lg" id="papers-agency">
              <Trans>Your agency</Trans>
            </Heading>
            {papersIn(agency)}
          </Stack>
        )}
        <Stack as="section" gap="md" aria-labelledby="papers-cars">
          <Heading level={2} size="lg" id="papers-cars">
            <Trans>Your cars</Trans>
          </Heading>
          {cars.length === 0 && (
            <Text tone="muted">
              <Trans>You have no car yet.</Trans>
            </Text>
          )}
          {cars.map((folder) => (
            <Disclosure key={folder.car?.id} summary={<FolderSummary folder={folder} />}>
              {papersIn(folder)}
            </Disclosure>
          ))}
        </Stack>
      </Stack>
      {target !== null && <HandInDialog target={target} today={today} onClose={() => setTarget(null)} />}
    </div>
  );
}

function FolderSummary({ folder: { car, papers, toDo } }: { folder: PaperFolder }) {
  const inReview = papers.filter(({ state }) => state === "inReview").length;
  return (
    <Inline as="span">
      <Text as="span" weight="strong">
        {[car?.name, car?.plate].filter(Boolean).join(" · ")}
      </Text>
      {car?.isDeleted === true && (
        <Badge>
          <Trans>Deleted car</Trans>
        </Badge>
      )}
      {toDo > 0 && (
        <Badge tone="warning">
          <Plural value={toDo} one="# paper to hand in again" other="# papers to hand in again" />
        </Badge>
      )}
      {inReview > 0 && (
        <Badge tone="info">
          <Plural value={inReview} one="# under review" other="# under review" />
        </Badge>
      )}
    </Inline>
  );
}

interface FolderPapersProps extends Pick<PapersProps, "mayEdit" | "downloading" | "onDownload"> {
  folder: PaperFolder;
  onHandIn: (target: HandInTarget) => void;
}

function FolderPapers({ folder: { car, papers }, mayEdit, onHandIn, ...download }: FolderPapersProps) {
  const isOpen = mayEdit && car?.isDeleted !== true;
  return (
    <Stack gap="sm">
      {papers.length > 0 && (
        <ul className={styles.list}>
          {papers.map((paper) => (
            <PaperItem
              key={`${paper.type} ${paper.title}`}
              paper={paper}
              carName={car?.name ?? null}
              {...download}
              onHandIn={isOpen ? () => onHandIn({ car, paper }) : null}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <div>
          <Button tone="quiet" icon={PlusIcon} onClick={() => onHandIn({ car, paper: null })}>
            {car === null ? <Trans>Another paper</Trans> : <Trans>Another paper of this car</Trans>}
          </Button>
        </div>
      )}
    </Stack>
  );
}
