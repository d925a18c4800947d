import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Disclosure } from "@sayara/ui/Disclosure/Disclosure";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { container } from "@sayara/frontend/layout/container.css";
import type { SiteText } from "#web/texts/SiteText.ts";
import { TextBlock } from "./TextBlock.tsx";
import { TextLine } from "./TextLine.tsx";
import * as styles from "./Texts.css.ts";

interface TextsProps {
  text: SiteText;
  /** Path of the page. */
  path: string;
  onPrint: () => void;
}

/**
 * A static page: the text with its date and a table of contents. The printed page omits the table of contents and the
 * print button.
 */
export function Texts({ text, path, onPrint }: TextsProps) {
  const { t } = useLingui();
  const date = useFormats().date(text.date, { length: "long", year: true });
  return (
    <>
      <PageHead title={text.title} description={text.description} path={path} />
      <article className={`${container} ${styles.page}`}>
        <Stack as="header" gap="sm" align="start" className={styles.head}>
          <Heading level={1}>{text.title}</Heading>
          <p className={styles.lead}>
            <TextLine runs={text.lead} />
          </p>
          <div className={styles.dateLine}>
            <Text size="sm" tone="muted">
              <Trans>
                Last changed on <time dateTime={text.date}>{date}</time>
              </Trans>
            </Text>
            <Button tone="quiet" className={styles.print} onClick={onPrint}>
              <Trans>Print this page</Trans>
            </Button>
          </div>
        </Stack>
        <nav aria-label={t`On this page`} className={styles.contentsNarrow}>
          <Disclosure summary={t`On this page`}>
            <Contents text={text} />
          </Disclosure>
        </nav>
        <nav aria-labelledby="text-contents" className={styles.contentsWide}>
          <Heading level={2} size="md" id="text-contents">
            <Trans>On this page</Trans>
          </Heading>
          <Contents text={text} />
        </nav>
        <div className={styles.sections}>
          {text.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.section}>
              <Heading level={2} size="lg" id={`${id}-heading`}>
                {heading}
              </Heading>
              {blocks.map((block, index) => (
                <TextBlock key={`${block.kind}-${index}`} block={block} />
              ))}
            </section>
          ))}
        </div>
      </article>
    </>
  );
}

function Contents({ text }: { text: SiteText }) {
  return (
    <ol className={styles.contents}>
      {text.sections.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.contentsLink}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
