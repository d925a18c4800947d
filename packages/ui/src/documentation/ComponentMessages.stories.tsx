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
const meta = { title: "Theme/Component messages" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const i18nByLanguage = new Map<ComponentLanguage, I18n>();
for (const language of componentLanguages) i18nByLanguage.set(language, await createI18n(language));

export const French: Story = storyIn("French", "fr");
export const English: Story = storyIn("English", "en");
export const Spanish: Story = storyIn("Spanish", "es");
export const Greek: Story = storyIn("Greek", "el");

function storyIn(name: string, language: ComponentLanguage): Story {
  return {
    name: `Shows ${name} messages`,
    parameters: { language },
    render: () => <Messages language={language} />,
  };
}

type MessageName = keyof typeof componentMessages;

function Messages({ language }: { language: ComponentLanguage }) {
  const translate = (key: MessageName, values?: Record<string, string | number>) =>
    i18nByLanguage.get(language)?._({ ...componentMessages[key], ...(values && { values }) }) ?? "";

  return (
    <Stack gap="lg" lang={language}>
      <DateRangeField
        language={language}
        defaultValue={{ from: "2026-12-01T10:00", to: "2026-12-04T10:00" }}
        messages={{
          legend: translate("chooseDates"),
          choose: translate("chooseDate"),
          from: translate("pickUpDate"),
          to: translate("dropOffDate"),
          fromTime: translate("chooseTime"),
          toTime: translate("chooseTime"),
          title: translate("chooseDates"),
          done: translate("done"),
          close: translate("close"),
          previousMonth: translate("previousMonth"),
          nextMonth: translate("nextMonth"),
        }}
      />
      <PasswordField
        label="Sayara"
        autoComplete="current-password"
        toggleMessages={{ show: translate("showPassword"), hide: translate("hidePassword") }}
      />
      <Rating value={4.6} text="4.6" label={translate("rating", { rating: "4.6" })} />
      <Pagination
        page={2}
        pageCount={3}
        hrefOf={(page) => `#page-${page}`}
        messages={{
          label: translate("pagination"),
          previous: translate("previousPage"),
          next: translate("nextPage"),
          page: (page) => translate("page", { page }),
        }}
      />
      <LinkButton href="#next">{translate("next")}</LinkButton>
    </Stack>
  );
}
