import type { I18n } from "@lingui/core";
import { type ComponentLanguage, componentLanguages } from "@sayara/domain/language/ComponentLanguage";
import { componentMessages } from "@sayara/i18n/components/componentMessages";
import { createI18n } from "@sayara/i18n/createI18n";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateRangeField } from "../DateRangeField/DateRangeField.tsx";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import { Pagination } from "../Pagination/Pagination.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { Rating } from "../Rating/Rating.tsx";
import { Stack } from "../Stack/Stack.tsx";

/**
 * Components contain no text: an application passes the messages of `@sayara/i18n`, as here. The package itself does
 * not depend on it.
 */
const meta = { title: "Theme/Component words" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const speakers = new Map<ComponentLanguage, I18n>();
for (const language of componentLanguages) speakers.set(language, await createI18n(language));

export const French: Story = speaks("French", "fr");
export const English: Story = speaks("English", "en");
export const Spanish: Story = speaks("Spanish", "es");
export const Greek: Story = speaks("Greek", "el");

function speaks(name: string, language: ComponentLanguage): Story {
  return { name: `Speaks ${name}`, parameters: { language }, render: () => <Messages language={language} /> };
}

type Word = keyof typeof componentMessages;

function Messages({ language }: { language: ComponentLanguage }) {
  const say = (word: Word, values?: Record<string, string | number>) =>
    speakers.get(language)?._({ ...componentMessages[word], ...(values && { values }) }) ?? "";

  return (
    <Stack gap="lg" lang={language}>
      <DateRangeField
        language={language}
        defaultValue={{ from: "2026-12-01T10:00", to: "2026-12-04T10:00" }}
        messages={{
          legend: say("chooseDates"),
          choose: say("chooseDate"),
          from: say("pickUpDate"),
          to: say("dropOffDate"),
          fromTime: say("chooseTime"),
          toTime: say("chooseTime"),
          title: say("chooseDates"),
          done: say("done"),
          close: say("close"),
          previousMonth: say("previousMonth"),
          nextMonth: say("nextMonth"),
        }}
      />
      <PasswordField
        label="Sayara"
        autoComplete="current-password"
        toggleMessages={{ show: say("showPassword"), hide: say("hidePassword") }}
      />
      <Rating value={4.6} text="4.6" label={say("rating", { rating: "4.6" })} />
      <Pagination
        page={2}
        pageCount={3}
        hrefOf={(page) => `#page-${page}`}
        messages={{
          label: say("pagination"),
          previous: say("previousPage"),
          next: say("nextPage"),
          page: (page) => say("page", { page }),
        }}
      />
      <LinkButton href="#next">{say("next")}</LinkButton>
    </Stack>
  );
}
