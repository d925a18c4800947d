import { Link } from "@sayara/ui/Link/Link";
import { Fragment } from "react";
import { Link as RouterLink } from "react-router";
import type { Messages } from "#web/texts/SiteText.ts";
import { useTextFacts } from "./useTextFacts.ts";
import * as styles from "./Texts.css.ts";

/** A line of a text, with the facts that the rules use. */
export function TextMessages({ messages }: { messages: readonly Messages[] }) {
  const facts = useTextFacts();
  return messages.map((one, index) => {
    const key = `${one.kind}-${index}`;
    switch (one.kind) {
      case "plain":
        return <Fragment key={key}>{one.text}</Fragment>;
      case "strong":
        return <strong key={key}>{one.text}</strong>;
      case "code":
        return (
          <code key={key} className={styles.code}>
            {one.text}
          </code>
        );
      case "fact":
        return <Fragment key={key}>{facts[one.fact]}</Fragment>;
      case "link":
        return one.to.startsWith("/") ? (
          <Link key={key} render={<RouterLink to={one.to} />}>
            {one.text}
          </Link>
        ) : (
          <Link key={key} href={one.to} rel="noreferrer">
            {one.text}
          </Link>
        );
    }
  });
}
